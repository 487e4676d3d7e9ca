import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type SchemaObject } from 'ajv';
import addFormats from 'ajv-formats';

const require = createRequire(import.meta.url);
const SCHEMA = require.resolve('jsonfeed-schema/schema-v1.1.json');

const ajv = new Ajv({ allErrors: true });
addFormats(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(SCHEMA, 'utf8')) as SchemaObject);

/** What is wrong with a JSON feed by the schema of its version 1.1. */
export function jsonFeedFaults(source: string): string[] {
  validate(JSON.parse(source));
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message}: ${JSON.stringify(params)}`,
  );
}
