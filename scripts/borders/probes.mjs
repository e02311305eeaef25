/** A small project that keeps every rule, with the allowed imports; the probes are added to it. */
export const probeUses = { low: { gamma: [], beta: [] }, high: { alpha: ['beta'] } };

export const goodFiles = {
  'app/page.tsx':
    "import { Gallery } from '@/components/high/alpha/gallery';\nimport { alpha } from '@/lib/high/alpha/contract';\nimport { useAlpha } from '@/lib/high/alpha/client/use-alpha';\nimport { listAlpha } from '@/lib/high/alpha/server/list-alpha';\nimport { api } from '@/lib/app/api';\nexport default () => [Gallery, alpha, useAlpha, listAlpha, api];",
  'app/[locale]/(screens)/alpha/read.ts':
    "import { count } from '@/lib/high/alpha/rules/count';\nimport { listAlpha } from '@/lib/high/alpha/server/list-alpha';\nexport const read = [count, listAlpha];",
  'components/ui/button.tsx': "import { wire } from '@/lib/platform/shared/wire';\nexport const Button = wire;",
  'components/high/alpha/gallery.tsx':
    "import { CardBeta } from '@/components/low/beta/card-beta';\nimport { Button } from '@/components/ui/button';\nimport { Link } from '@/lib/platform/i18n/link';\nexport const Gallery = [CardBeta, Button, Link];",
  'components/low/beta/card-beta.tsx': 'export const CardBeta = 1;',
  'components/low/beta/inner.tsx': 'export const Inner = 1;',
  'lib/high/alpha/calls.ts': "import { codes } from './codes';\nexport const findAlpha = codes;",
  'lib/high/alpha/client/use-alpha.ts':
    "import { findBeta } from '@/lib/low/beta/calls';\nimport { useBeta } from '@/lib/low/beta/client/use-beta';\nimport { findAlpha } from '../calls';\nimport { call } from '@/lib/platform/client/http';\nexport const useAlpha = [findAlpha, findBeta, useBeta, call];",
  'lib/high/alpha/codes.ts': 'export const codes = 1;',
  'lib/high/alpha/contract.ts':
    "import { z } from 'zod';\nimport { beta } from '@/lib/low/beta/contract';\nimport { findAlpha } from './calls';\nimport { codes } from './codes';\nimport { wire } from '@/lib/platform/shared/wire';\nexport * from './contract/more';\nexport const alpha = [z, beta, findAlpha, codes, wire];",
  'lib/high/alpha/contract/more.ts':
    "import { z } from 'zod';\nimport { beta } from '@/lib/low/beta/contract';\nexport const more = [z, beta];",
  'lib/high/alpha/port.ts': "export { listAlpha } from './server/list-alpha';",
  'lib/high/alpha/rules/count.ts':
    "import { addDays } from 'date-fns';\nimport { alpha } from '../contract';\nimport { half } from './half';\nexport const count = [addDays, alpha, half];",
  'lib/high/alpha/rules/count.test.ts':
    "import 'fast-check';\nimport { count } from './count';\nexport const tested = count;",
  'lib/high/alpha/rules/half.ts': 'export const half = 2;',
  'lib/high/alpha/server/list-alpha.ts':
    "import { sql } from 'kysely';\nimport { betaPort } from '@/lib/low/beta/port';\nimport { database } from '@/lib/platform/server/db/database';\nexport const listAlpha = (db) => [sql, betaPort, database, db.selectFrom('beta_row'), db.insertInto('alpha_row'), sql`update alpha_row set a = 1`];",
  'lib/high/alpha/server/list-alpha.db.test.ts': "export const scene = (db) => db.insertInto('beta_row');",
  'lib/high/alpha/server/tables.ts':
    "declare module '@/lib/platform/server/db/tables' { interface Tables { alpha_row: {} } }",
  'lib/app/api.ts': "import { listAlpha } from '@/lib/high/alpha/server/list-alpha';\nexport const api = listAlpha;",
  'lib/app/uses.ts': 'export const uses = {};',
  'lib/low/beta/calls.ts': 'export const findBeta = 1;',
  'lib/low/beta/client/use-beta.ts':
    "import { importWithTimeout } from '@/lib/platform/shared/import';\nexport const useBeta = () => importWithTimeout(() => import('../contract'), 'beta');",
  'lib/low/beta/contract.ts': 'export const beta = 1;',
  'lib/low/beta/port.ts': 'export const betaPort = 1;',
  'lib/low/beta/rules/weigh.ts': 'export const weigh = 1;',
  'lib/low/beta/server/list-beta.ts': 'export const listBeta = 1;',
  'lib/low/beta/server/tables.ts':
    "declare module '@/lib/platform/server/db/tables' { interface Tables { beta_row: {} } }",
  'lib/low/gamma/contract.ts': 'export const gamma = 1;',
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

/** Each adds a bad file to the good project, which exactly its rule must report. */
export const probes = [
  probe('resolvable', 'lib/high/alpha/server/lost.ts', importing('./nowhere')),
  probe('no-cycles', 'lib/high/alpha/server/one.ts', importing('./two'), {
    'lib/high/alpha/server/two.ts': importing('./one'),
  }),
  probe(
    'no-cycles',
    'lib/high/alpha/server/type-one.ts',
    "import type { Two } from './type-two';\nexport type One = Two;",
    {
      'lib/high/alpha/server/type-two.ts': "import type { One } from './type-one';\nexport type Two = One;",
    },
  ),
  probe('platform-knows-no-slice', 'lib/platform/server/knows.ts', importing('@/lib/high/alpha/contract')),
  probe('platform-knows-no-slice', 'lib/platform/client/knows.ts', importing('@/lib/app/uses')),
  probe('ui-knows-no-slice', 'components/ui/knows.tsx', importing('@/lib/high/alpha/contract')),
  probe('pure', 'lib/high/alpha/contract/impure.ts', importing('react')),
  probe('pure', 'lib/high/alpha/rules/reads.ts', importing('node:fs')),
  probe('pure', 'lib/high/alpha/rules/asks.ts', importing('../server/list-alpha')),
  probe('pure', 'lib/low/beta/codes.ts', importing('react')),
  probe('calls-are-light', 'lib/low/gamma/calls.ts', importing('./contract')),
  probe('pure', 'lib/platform/shared/asks.ts', importing('next-intl')),
  probe(
    'browser-code-reaches-no-server',
    'components/high/alpha/asks.tsx',
    importing('@/lib/high/alpha/server/list-alpha'),
  ),
  probe('browser-code-reaches-no-server', 'lib/high/alpha/client/asks.ts', importing('@/lib/high/alpha/port')),
  probe('browser-code-reaches-no-server', 'components/high/alpha/reads.tsx', importing('node:fs')),
  probe('browser-code-reaches-no-server', 'components/high/alpha/heads.tsx', importing('next/headers')),
  probe('browser-code-reaches-no-server', 'components/high/alpha/detour.tsx', importing('@/lib/platform/i18n/detour'), {
    'lib/platform/i18n/detour.ts': importing('@/lib/platform/server/log'),
  }),
  probe('database-only-on-the-server', 'app/query.ts', importing('kysely')),
  probe(
    'database-only-on-the-server',
    'lib/high/alpha/client/query.ts',
    "import type { Sql } from 'kysely';\nexport type Q = Sql;",
  ),
  probe('database-only-on-the-server', 'app/open.ts', importing('@/lib/platform/server/db/database')),
  probe('ky-only-in-the-client', 'lib/high/alpha/client/calls.ts', importing('ky')),
  probe('links-know-the-language', 'components/high/alpha/links.tsx', importing('next/link')),
  probe('public-face', 'lib/high/alpha/server/peeks.ts', importing('@/lib/low/beta/server/list-beta')),
  probe('public-face', 'lib/high/alpha/server/weighs.ts', importing('@/lib/low/beta/rules/weigh')),
  probe('public-face', 'components/high/alpha/peeks.tsx', importing('@/components/low/beta/inner')),
  probe('along-uses', 'lib/high/alpha/server/strays.ts', importing('@/lib/low/gamma/contract')),
  probe('below-only', 'lib/low/beta/server/strays.ts', "export type { alpha } from '@/lib/high/alpha/contract';"),
  probe('below-only', 'components/low/gamma/strays.tsx', importing('@/lib/high/alpha/contract')),
  probe('known-slice', 'lib/omega/contract.ts', 'export const omega = 1;'),
  probe('parts-load-within-a-time', 'lib/low/beta/client/late.ts', "export const late = () => import('../contract');"),
  probe('parts-load-within-a-time', 'components/low/beta/lazy.tsx', "import { lazy } from 'react';\nexport { lazy };"),
  probe(
    'parts-load-within-a-time',
    'components/low/beta/dynamic.tsx',
    "import late from 'next/dynamic';\nexport { late };",
  ),
  probe('queries-by-their-call', 'lib/low/beta/client/find-beta.ts', "export const q = { queryKey: ['beta', 1] };"),
  probe('along-uses', 'lib/low/beta/server/waits.ts', "export const wait = () => import('@/lib/low/gamma/contract');"),
  probe('pages-use-verbs', 'app/ports.ts', importing('@/lib/high/alpha/port')),
  probe('pages-use-verbs', 'middleware.ts', importing('@/lib/high/alpha/server/tables')),
  probe('pages-use-verbs', 'app/[locale]/rules.tsx', importing('@/lib/high/alpha/rules/count')),
  probe('pages-use-verbs', 'app/[locale]/ended/route.ts', importing('@/lib/high/alpha/rules/count')),
  probe('readers-use-verbs-and-rules', 'app/[locale]/read.ts', importing('@/lib/high/alpha/port')),
  probe('readers-use-verbs-and-rules', 'app/[locale]/alpha/json-ld.ts', importing('@/lib/high/alpha/server/tables')),
  probe('composition-root-on-top', 'components/high/alpha/roots.tsx', importing('@/lib/app/uses')),
  probe('pages-on-top', 'components/high/alpha/pages.tsx', importing('@/app/small'), { 'app/small.ts': 'export {};' }),
  probe('no-barrels', 'lib/high/alpha/server/index.ts', "export * from './list-alpha';"),
  probe('known-slice', 'lib/low/omega/contract.ts', 'export const omega = 1;'),
  probe('environment-in-one-place', 'lib/high/alpha/server/env.ts', 'export const a = process.env.A;'),
  probe('environment-in-one-place', 'app/env.ts', "export const a = globalThis.process['env'].A;"),
  probe('environment-in-one-place', 'lib/app/env.ts', 'export const { env } = process;'),
  probe('environment-in-one-place', 'components/high/alpha/env.tsx', 'export const A = () => process.env.A;'),
  probe('inside-of-next-in-its-rooms', 'lib/app/inside.ts', importing('next/dist/lib/constants')),
  probe('inside-of-next-in-its-rooms', 'lib/high/alpha/server/build.ts', "export const built = ['.next', 'a.json'];"),
  probe('owner-writes', 'lib/high/alpha/server/writes.ts', "export const a = (tx) => tx.insertInto('beta_row as b');"),
  probe('owner-writes', 'lib/app/writes.ts', "export const a = (tx) => tx\n  .updateTable('alpha_row');"),
  probe('owner-writes', 'lib/platform/server/writes.ts', 'export const a = (tx) => tx.deleteFrom(`alpha_row`);'),
  probe('owner-writes', 'lib/high/alpha/server/jobs.ts', "export const a = (tx) => tx.replaceInto('job');"),
  probe('owner-writes', 'lib/high/alpha/server/any.ts', 'export const a = (tx, table) => tx.mergeInto(table);'),
  probe('owner-writes', 'lib/high/alpha/server/raw.ts', 'export const a = (sql) => sql`delete\n from "beta_row"`;'),
];
