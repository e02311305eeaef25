import { z } from 'zod';
import type { Endpoint } from '@/lib/platform/shared/endpoint';
import { type ErrorCode, errorStatus } from '@/lib/platform/shared/error-codes';

type JsonSchema = Record<string, unknown>;

/** Error codes of any call, and those of every writing call. */
const commonErrors: readonly ErrorCode[] = ['400', 'TooManyRequests', 'Internal', 'Unavailable'];
const writingErrors: readonly ErrorCode[] = ['Forbidden', 'TooLarge', 'UnsupportedMediaType'];

/**
 * The OpenAPI 3.1 document of all registered calls; complete because the handlers come from the same objects.
 * `sessionCookie` is the name of the cookie.
 */
export function buildOpenApi(endpoints: readonly Endpoint[], site: { url: string; sessionCookie: string }) {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lightfield', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: site.url }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'What a login answers: `auth_token`.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: site.sessionCookie,
          description: 'What a login in a browser sets.',
        },
      },
      parameters: {
        Language: { name: 'Language', in: 'header', schema: { enum: ['zh_cn', 'en_us'], default: 'zh_cn' } },
        Platform: { name: 'Platform', in: 'header', schema: { const: 'web' } },
        pf: { name: 'pf', in: 'header', schema: { enum: ['2', '3', '5'] } },
        LastEventId: {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The id of the last event before the connection was lost: the stream goes on after it.',
          schema: { type: 'string' },
        },
      },
    },
    paths,
  };
}

/** For the native app's token the bearer is sufficient, a browser's needs its cookie (DESIGN 8). */
const loggedIn = [{ bearer: [] }, { bearer: [], session: [] }];

function operation(endpoint: Endpoint): JsonSchema {
  const input = schemaOf(endpoint.input, 'input');
  const names = ['Language', 'Platform', 'pf', ...(endpoint.answers === 'events' ? ['LastEventId'] : [])];
  const headers = names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: endpoint.method === 'GET' ? [...headers, ...queryParameters(input)] : headers,
    ...(endpoint.method === 'POST' && { requestBody: requestBody(input) }),
    security: endpoint.auth === 'user' ? loggedIn : [],
    // OpenAPI 3.1 has no keyword for rate limits.
    'x-limits': endpoint.limit,
    responses: responses(endpoint),
  };
}

function queryParameters(input: JsonSchema): JsonSchema[] {
  const required = Array.isArray(input.required) ? input.required : [];
  return Object.entries((input.properties ?? {}) as JsonSchema).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody(schema: JsonSchema): JsonSchema {
  const hasFiles = JSON.stringify(schema).includes('"format":"binary"');
  const types = hasFiles ? ['multipart/form-data'] : ['application/x-www-form-urlencoded', 'application/json'];
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', override: sayMore }) as JsonSchema;
}

/** Adds what zod leaves out: files, and the keys of records. */
function sayMore({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' });
  const { propertyNames, additionalProperties } = jsonSchema;
  const names = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : [];
  if (names.length === 0) return;
  jsonSchema.properties = Object.fromEntries(names.map((name) => [name, additionalProperties ?? {}]));
}

function responses(endpoint: Endpoint): JsonSchema {
  const codes = [
    ...commonErrors,
    ...(endpoint.method === 'POST' ? writingErrors : []),
    ...(endpoint.auth === 'user' ? (['Unauthorized'] as const) : []),
    ...(endpoint.errors ?? []),
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code]);
  const failures = [...byStatus].map(([status, same]) => [String(status), failure(same)]);
  return { '200': success(endpoint), ...Object.fromEntries(failures) };
}

function success({ answers, data }: Endpoint): JsonSchema {
  const schema = schemaOf(data, 'output');
  if (answers === 'file')
    return { description: 'A file, under the name in Content-Disposition.', content: { '*/*': {} } };
  if (answers === 'events') {
    return {
      description: 'Server-sent events, for as long as the client stays; the data of each is JSON of this schema.',
      // OpenAPI 3.1 has no keyword for the items of a stream.
      content: { 'text/event-stream': { schema: { type: 'string' }, 'x-event-data': schema } },
    };
  }
  const properties = { code: { const: 'OK' }, data: schema };
  return {
    description: 'OK',
    content: { 'application/json': { schema: { type: 'object', required: ['code', 'data'], properties } } },
  };
}

function failure(codes: ErrorCode[]): JsonSchema {
  const properties = { code: { enum: codes }, message: { type: 'string' } };
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema: { type: 'object', required: ['code', 'message'], properties } } },
  };
}
