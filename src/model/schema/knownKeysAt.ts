import * as z from 'zod';

/** The keys that the schema knows in the object at `path`, in the order they are declared. */
export function knownKeysAt(schema: z.core.$ZodType, path: readonly (string | number)[]): string[] {
  return objectsAt(schema, path).flatMap((object) => Object.keys(object.shape));
}

function objectsAt(schema: z.core.$ZodType, path: readonly (string | number)[]): z.ZodObject[] {
  const [part, ...rest] = path;
  return alternatives(schema).flatMap((inner): z.ZodObject[] => {
    if (part === undefined) return inner instanceof z.ZodObject ? [inner] : [];
    if (inner instanceof z.ZodArray) return objectsAt(inner.element, rest);
    const field = inner instanceof z.ZodObject ? (inner.shape as z.core.$ZodShape)[part] : undefined;
    return field === undefined ? [] : objectsAt(field, rest);
  });
}

/** The schema without its wrappers; a union gives each of its members. */
function alternatives(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(alternatives);
  if (schema instanceof z.ZodPipe) return alternatives(schema.in);
  const isWrapper =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional;
  return isWrapper ? alternatives(schema.unwrap()) : [schema];
}
