import { z } from 'zod';
import type { Endpoint } from '@/lib/platform/shared/endpoint';
import { type ErrorCode, errorStatus } from '@/lib/platform/shared/error-codes';

type JsonSchema = Record<string, unknown>;

/** Codes that any call can answer. */
const commonErrors: readonly ErrorCode[] = ['400', 'TooManyRequests', 'Internal'];

/** The OpenAPI 3.1 document of all registered calls; complete because the handlers come from the same objects. */
export function buildOpenApi(endpoints: readonly Endpoint[], siteUrl: string) {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lightfield', version: '1' },
    servers: [{ url: siteUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
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

function operation(endpoint: Endpoint): JsonSchema {
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const names = ['Language', 'Platform', 'pf', ...(endpoint.answers === 'events' ? ['LastEventId'] : [])];
  const headers = names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: endpoint.method === 'GET' ? [...headers, ...queryParameters(input)] : headers,
    ...(endpoint.method === 'POST' && { requestBody: requestBody(input) }),
    ...(endpoint.auth === 'user' && { security: [{ bearer: [] }] }),
    // OpenAPI 3.1 has no word of its own for how often a call may be made.
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
  const content = { schema };
  return {
    required: true,
    content: { 'application/x-www-form-urlencoded': content, 'application/json': content },
  };
}

function responses(endpoint: Endpoint): JsonSchema {
  const codes = [
    ...commonErrors,
    ...(endpoint.auth === 'user' ? (['Unauthorized'] as const) : []),
    ...(endpoint.errors ?? []),
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code]);
  const failures = [...byStatus].map(([status, same]) => [String(status), failure(same)]);
  return { '200': success(endpoint), ...Object.fromEntries(failures) };
}

function success({ answers, data }: Endpoint): JsonSchema {
  const schema = z.toJSONSchema(data, { unrepresentable: 'any' });
  if (answers === 'file')
    return { description: 'A file, under the name in Content-Disposition.', content: { '*/*': {} } };
  if (answers === 'events') {
    return {
      description: 'Server-sent events, for as long as the client stays; the data of each is JSON of this schema.',
      // OpenAPI 3.1 has no word of its own for the items of a stream.
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
