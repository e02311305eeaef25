/** A small house that keeps every rule, with the edges that are allowed; the probes are added to it. */
export const probeUses = { alpha: ['beta'], beta: [], gamma: [] };

export const goodFiles = {
  'app/page.tsx':
    "import { Gallery } from '@/components/alpha/gallery';\nimport { alpha } from '@/lib/alpha/contract';\nimport { useAlpha } from '@/lib/alpha/client/use-alpha';\nimport { listAlpha } from '@/lib/alpha/server/list-alpha';\nimport { api } from '@/lib/app/api';\nexport default () => [Gallery, alpha, useAlpha, listAlpha, api];",
  'app/[locale]/(screens)/alpha/read.ts':
    "import { count } from '@/lib/alpha/rules/count';\nimport { listAlpha } from '@/lib/alpha/server/list-alpha';\nexport const read = [count, listAlpha];",
  'components/ui/button.tsx': "import { wire } from '@/lib/platform/shared/wire';\nexport const Button = wire;",
  'components/alpha/gallery.tsx':
    "import { CardBeta } from '@/components/beta/card-beta';\nimport { Button } from '@/components/ui/button';\nimport { Link } from '@/lib/platform/i18n/link';\nexport const Gallery = [CardBeta, Button, Link];",
  'components/beta/card-beta.tsx': 'export const CardBeta = 1;',
  'components/beta/inner.tsx': 'export const Inner = 1;',
  'lib/alpha/client/use-alpha.ts':
    "import { useBeta } from '@/lib/beta/client/use-beta';\nimport { call } from '@/lib/platform/client/http';\nexport const useAlpha = [useBeta, call];",
  'lib/alpha/codes.ts': 'export const codes = 1;',
  'lib/alpha/contract.ts':
    "import { z } from 'zod';\nimport { beta } from '@/lib/beta/contract';\nimport { codes } from './codes';\nimport { wire } from '@/lib/platform/shared/wire';\nexport * from './contract/more';\nexport const alpha = [z, beta, codes, wire];",
  'lib/alpha/contract/more.ts':
    "import { z } from 'zod';\nimport { beta } from '@/lib/beta/contract';\nexport const more = [z, beta];",
  'lib/alpha/port.ts': "export { listAlpha } from './server/list-alpha';",
  'lib/alpha/rules/count.ts':
    "import { addDays } from 'date-fns';\nimport { alpha } from '../contract';\nimport { half } from './half';\nexport const count = [addDays, alpha, half];",
  'lib/alpha/rules/count.test.ts':
    "import 'fast-check';\nimport { count } from './count';\nexport const tested = count;",
  'lib/alpha/rules/half.ts': 'export const half = 2;',
  'lib/alpha/server/list-alpha.ts':
    "import { sql } from 'kysely';\nimport { betaPort } from '@/lib/beta/port';\nimport { database } from '@/lib/platform/server/db/database';\nexport const listAlpha = (db) => [sql, betaPort, database, db.selectFrom('beta_row'), db.insertInto('alpha_row'), sql`update alpha_row set a = 1`];",
  'lib/alpha/server/list-alpha.db.test.ts': "export const scene = (db) => db.insertInto('beta_row');",
  'lib/alpha/server/tables.ts':
    "declare module '@/lib/platform/server/db/tables' { interface Tables { alpha_row: {} } }",
  'lib/app/api.ts': "import { listAlpha } from '@/lib/alpha/server/list-alpha';\nexport const api = listAlpha;",
  'lib/app/uses.ts': 'export const uses = {};',
  'lib/beta/client/use-beta.ts':
    "import { importWithTimeout } from '@/lib/platform/shared/import';\nexport const useBeta = () => importWithTimeout(() => import('../contract'), 'beta');",
  'lib/beta/contract.ts': 'export const beta = 1;',
  'lib/beta/port.ts': 'export const betaPort = 1;',
  'lib/beta/rules/weigh.ts': 'export const weigh = 1;',
  'lib/beta/server/list-beta.ts': 'export const listBeta = 1;',
  'lib/beta/server/tables.ts': "declare module '@/lib/platform/server/db/tables' { interface Tables { beta_row: {} } }",
  'lib/gamma/contract.ts': 'export const gamma = 1;',
  'lib/platform/client/http.ts': "import ky from 'ky';\nexport const call = ky;",
  'lib/platform/i18n/link.tsx': "export const Link = 'a';",
  'lib/platform/server/db/database.ts': 'export const database = 1;',
  'lib/platform/server/env.ts': 'export const env = process.env;',
  'lib/platform/server/log.ts': 'export const log = 1;',
  'lib/platform/server/tables.ts': "declare module '@/lib/platform/server/db/tables' { interface Tables { job: {} } }",
  'lib/platform/shared/import.ts': 'export const importWithTimeout = (load) => load();',
  'lib/platform/shared/wire.ts': "import { z } from 'zod';\nexport const wire = z;",
};

const importing = (path) => `import '${path}';`;
const probe = (rule, file, text, more = {}) => ({ rule, file, files: { [file]: text, ...more } });

/** Each adds a bad file to the good house; exactly its rule must report it. */
export const probes = [
  probe('resolvable', 'lib/alpha/server/lost.ts', importing('./nowhere')),
  probe('no-cycles', 'lib/alpha/server/one.ts', importing('./two'), {
    'lib/alpha/server/two.ts': importing('./one'),
  }),
  probe('no-cycles', 'lib/alpha/server/type-one.ts', "import type { Two } from './type-two';\nexport type One = Two;", {
    'lib/alpha/server/type-two.ts': "import type { One } from './type-one';\nexport type Two = One;",
  }),
  probe('platform-knows-no-capability', 'lib/platform/server/knows.ts', importing('@/lib/alpha/contract')),
  probe('platform-knows-no-capability', 'lib/platform/client/knows.ts', importing('@/lib/app/uses')),
  probe('ui-knows-no-capability', 'components/ui/knows.tsx', importing('@/lib/alpha/contract')),
  probe('pure', 'lib/alpha/contract/impure.ts', importing('react')),
  probe('pure', 'lib/alpha/rules/reads.ts', importing('node:fs')),
  probe('pure', 'lib/alpha/rules/asks.ts', importing('../server/list-alpha')),
  probe('pure', 'lib/beta/codes.ts', importing('react')),
  probe('pure', 'lib/platform/shared/asks.ts', importing('next-intl')),
  probe('browser-code-reaches-no-server', 'components/alpha/asks.tsx', importing('@/lib/alpha/server/list-alpha')),
  probe('browser-code-reaches-no-server', 'lib/alpha/client/asks.ts', importing('@/lib/alpha/port')),
  probe('browser-code-reaches-no-server', 'components/alpha/reads.tsx', importing('node:fs')),
  probe('browser-code-reaches-no-server', 'components/alpha/heads.tsx', importing('next/headers')),
  probe('browser-code-reaches-no-server', 'components/alpha/detour.tsx', importing('@/lib/platform/i18n/detour'), {
    'lib/platform/i18n/detour.ts': importing('@/lib/platform/server/log'),
  }),
  probe('database-only-on-the-server', 'app/query.ts', importing('kysely')),
  probe(
    'database-only-on-the-server',
    'lib/alpha/client/query.ts',
    "import type { Sql } from 'kysely';\nexport type Q = Sql;",
  ),
  probe('database-only-on-the-server', 'app/open.ts', importing('@/lib/platform/server/db/database')),
  probe('ky-only-in-the-client', 'lib/alpha/client/calls.ts', importing('ky')),
  probe('links-know-the-language', 'components/alpha/links.tsx', importing('next/link')),
  probe('public-face', 'lib/alpha/server/peeks.ts', importing('@/lib/beta/server/list-beta')),
  probe('public-face', 'lib/alpha/server/weighs.ts', importing('@/lib/beta/rules/weigh')),
  probe('public-face', 'components/alpha/peeks.tsx', importing('@/components/beta/inner')),
  probe('along-uses', 'lib/alpha/server/strays.ts', importing('@/lib/gamma/contract')),
  probe('along-uses', 'lib/beta/server/strays.ts', "export type { alpha } from '@/lib/alpha/contract';"),
  probe('parts-load-within-a-time', 'lib/beta/client/late.ts', "export const late = () => import('../contract');"),
  probe('parts-load-within-a-time', 'components/beta/lazy.tsx', "import { lazy } from 'react';\nexport { lazy };"),
  probe(
    'parts-load-within-a-time',
    'components/beta/dynamic.tsx',
    "import late from 'next/dynamic';\nexport { late };",
  ),
  probe('along-uses', 'lib/beta/server/waits.ts', "export const wait = () => import('@/lib/gamma/contract');"),
  probe('pages-use-verbs', 'app/ports.ts', importing('@/lib/alpha/port')),
  probe('pages-use-verbs', 'middleware.ts', importing('@/lib/alpha/server/tables')),
  probe('pages-use-verbs', 'app/[locale]/rules.tsx', importing('@/lib/alpha/rules/count')),
  probe('pages-use-verbs', 'app/[locale]/ended/route.ts', importing('@/lib/alpha/rules/count')),
  probe('readers-use-verbs-and-rules', 'app/[locale]/read.ts', importing('@/lib/alpha/port')),
  probe('readers-use-verbs-and-rules', 'app/[locale]/alpha/json-ld.ts', importing('@/lib/alpha/server/tables')),
  probe('composition-root-on-top', 'components/alpha/roots.tsx', importing('@/lib/app/uses')),
  probe('pages-on-top', 'components/alpha/pages.tsx', importing('@/app/small'), { 'app/small.ts': 'export {};' }),
  probe('no-barrels', 'lib/alpha/server/index.ts', "export * from './list-alpha';"),
  probe('known-capability', 'lib/omega/contract.ts', 'export const omega = 1;'),
  probe('environment-in-one-place', 'lib/alpha/server/env.ts', 'export const a = process.env.A;'),
  probe('environment-in-one-place', 'app/env.ts', "export const a = globalThis.process['env'].A;"),
  probe('environment-in-one-place', 'lib/app/env.ts', 'export const { env } = process;'),
  probe('environment-in-one-place', 'components/alpha/env.tsx', 'export const A = () => process.env.A;'),
  probe('owner-writes', 'lib/alpha/server/writes.ts', "export const a = (tx) => tx.insertInto('beta_row as b');"),
  probe('owner-writes', 'lib/app/writes.ts', "export const a = (tx) => tx\n  .updateTable('alpha_row');"),
  probe('owner-writes', 'lib/platform/server/writes.ts', 'export const a = (tx) => tx.deleteFrom(`alpha_row`);'),
  probe('owner-writes', 'lib/alpha/server/jobs.ts', "export const a = (tx) => tx.replaceInto('job');"),
  probe('owner-writes', 'lib/alpha/server/any.ts', 'export const a = (tx, table) => tx.mergeInto(table);'),
  probe('owner-writes', 'lib/alpha/server/raw.ts', 'export const a = (sql) => sql`delete\n from "beta_row"`;'),
];
