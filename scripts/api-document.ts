import { createConfig, lintFromString } from '@redocly/openapi-core';
import { routes } from '@/lib/app/api';
import { buildOpenApi } from '@/lib/platform/server/api/openapi';

// Checks the OpenAPI document of all calls with the recommended rules of a public linter, warnings included.
const endpoints = routes.map(({ endpoint }) => endpoint);
const document = buildOpenApi(endpoints, { url: 'https://light.example', sessionCookie: '__Host-session' });
const problems = await lintFromString({
  source: JSON.stringify(document),
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['recommended'] }),
});
for (const { ruleId, message, location } of problems) console.error(`${ruleId} at ${location[0]?.pointer}: ${message}`);
console.log(`${problems.length} problems in the description of ${endpoints.length} calls`);
process.exitCode = problems.length > 0 ? 1 : 0;
