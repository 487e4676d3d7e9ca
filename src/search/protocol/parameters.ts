import { RequestError } from './requestError.ts';

/** Parameters of a search as they came in: any name, any value. */
export type Parameters = Readonly<Record<string, unknown>>;

/** More than a tag with some classes has. */
const MAX_SHORT_TEXT = 200;

/** JSON text of an object; nothing at all stands for an empty one. */
export function parseBody(body: string): Parameters {
  let value: unknown;
  try {
    value = body.trim() === '' ? {} : JSON.parse(body);
    // Answers repeat parameters: what is nested too deeply to be written must not be let in.
    JSON.stringify(value);
  } catch {
    throw new RequestError(400, 'The body is not valid JSON');
  }
  return asObject(value, 'The body');
}

export function asObject(value: unknown, name: string): Parameters {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError(400, `${name} must be an object`);
  return value as Parameters;
}

/** Parameters may stand in the request itself or, as older clients write them, in a query string named `params`. */
export function flatten(request: Parameters): Parameters {
  const { params = '', ...flat } = request;
  const more = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : params;
  return { ...flat, ...asObject(more ?? {}, 'params') };
}

export function readText(parameters: Parameters, name: string, fallback: string): string {
  const value = parameters[name] ?? fallback;
  if (typeof value !== 'string') throw new RequestError(400, `${name} must be a string`);
  return value;
}

/** A text that the answer may repeat very often. */
export function readShortText(parameters: Parameters, name: string, fallback: string): string {
  const value = readText(parameters, name, fallback);
  if (value.length > MAX_SHORT_TEXT)
    throw new RequestError(400, `${name} must have at most ${MAX_SHORT_TEXT} characters`);
  return value;
}

/** In a query string numbers are text. */
export function readInteger(parameters: Parameters, name: string, fallback: number, max: number): number {
  const given = parameters[name] ?? fallback;
  const value = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > max)
    throw new RequestError(400, `${name} must be an integer from 0 to ${max}`);
  return value;
}

export function readFlag(parameters: Parameters, name: string, fallback = false): boolean {
  const value = parameters[name] ?? fallback;
  if (typeof value === 'boolean') return value;
  if (value !== 'true' && value !== 'false') throw new RequestError(400, `${name} must be true or false`);
  return value === 'true';
}

/** A list of names, as an array, as the JSON text of one, or with commas between. */
export function readNames(
  parameters: Parameters,
  name: string,
  fallback: readonly string[],
): readonly string[] {
  const value = readNested(parameters[name] ?? fallback, name);
  if (!value.every((each) => typeof each === 'string'))
    throw new RequestError(400, `${name} must be a list of strings`);
  return value;
}

/** An array that may hold others. */
export function readNested(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') throw new RequestError(400, `${name} must be a list`);
  if (!value.startsWith('[')) return value.split(',').filter((each) => each !== '');
  try {
    return JSON.parse(value) as readonly unknown[];
  } catch {
    throw new RequestError(400, `${name} is not a valid list`);
  }
}

/** The parameters as a query string, which answers repeat. */
export function toQueryString(parameters: Parameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
}

/** Half of a surrogate pair has no encoding; it is replaced as in any other text that leaves the program. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
