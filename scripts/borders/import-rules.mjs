import { builtinModules } from 'node:module';

const tests = '\\.test\\.tsx?$';
const builtIns = `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`;
const inPackage = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;
/** The folder of a slice below `lib` or `components`: its district and its name. */
const slice = '(?!(?:platform|app|ui)/)[^/]+/[^/]+';
/** A slice's folders; `$1` in `pathNot` is then the one that was matched. */
const anySlice = `^(?:lib|components)/(${slice})/`;
/** Files beside the pages: `read.ts`, `json-ld.ts` and shared ones. Handlers are `route.ts`. */
const readers = '^app/\\[locale\\]/(?!.*/route\\.ts$).*\\.ts$';
const forPages = [
  `^lib/${slice}/(calls/|(calls|contract|codes)\\.ts$)`,
  `^lib/${slice}/client/`,
  `^lib/${slice}/server/(?!tables|migrations|routes|seed)`,
];

/**
 * The borders as dependency-cruiser rules (DESIGN 3), generated from the table of `lib/app/uses.ts`. Tests may import
 * what they need for their setup.
 */
export function importRules(uses) {
  const slices = slicesOf(uses);
  const rules = [...generalRules, ...belowOnly(Object.keys(uses)), ...slices.map((one) => alongUses(one, slices))];
  return rules.map((rule) => ({ severity: 'error', ...rule }));
}

/** The slices of the table, `{ district, name, used }`, lower districts first. */
export function slicesOf(uses) {
  return Object.entries(uses).flatMap(([district, slices], level) =>
    Object.entries(slices).map(([name, used]) => ({ district, level, name, used })),
  );
}

const generalRules = [
  {
    name: 'resolvable',
    comment: 'an import must lead somewhere',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-cycles',
    comment: 'modules must not import each other in a circle',
    from: {},
    to: { circular: true },
  },
  {
    name: 'platform-knows-no-slice',
    comment: 'lib/platform serves every slice and knows none',
    from: { path: '^lib/platform/', pathNot: tests },
    to: { path: '^(app|components|lib/(?!platform/)[^/]+)/' },
  },
  {
    name: 'ui-knows-no-slice',
    comment: 'components/ui gets its words and data as props',
    from: { path: '^components/ui/', pathNot: tests },
    to: { path: `^(app|components/(?!ui/)[^/]+|lib/${slice})/` },
  },
  {
    name: 'pure',
    comment:
      'rules and contracts import only contracts, their parts, calls and codes, lib/platform/shared, zod, date-fns and libphonenumber-js',
    from: {
      path: `^lib/(?:platform/shared/|(${slice})/(?:rules/|contract/|(?:contract|codes)\\.ts$))`,
      pathNot: tests,
    },
    to: {
      pathNot: [
        `^lib/${slice}/(contract|codes|calls)\\.ts$`,
        '^lib/$1/(rules/|contract/|calls/)',
        '^lib/platform/shared/',
        inPackage('zod', 'date-fns', '@date-fns', 'libphonenumber-js'),
      ],
      couldNotResolve: false,
    },
  },
  {
    name: 'calls-are-light',
    comment: 'calls.ts imports only the codes of its slice: every page that makes a call carries it',
    from: { path: `^lib/(${slice})/calls(?:/|\\.ts$)` },
    to: { pathNot: '^lib/$1/codes\\.ts$' },
  },
  {
    name: 'database-only-on-the-server',
    comment: 'only the server folders and lib/app reach the database',
    from: { pathNot: [`^lib/(platform|${slice})/server/`, '^lib/app/', '^test/', tests] },
    to: { path: [inPackage('kysely', 'better-sqlite3', 'pg'), '^lib/platform/server/db/'] },
  },
  {
    name: 'ky-only-in-the-client',
    comment: 'one typed client, lib/platform/client, makes the calls',
    from: { pathNot: '^lib/platform/client/' },
    to: { path: inPackage('ky') },
  },
  {
    name: 'links-know-the-language',
    comment: 'link through lib/platform/i18n/link, which keeps the language prefix',
    from: {},
    to: { path: '(^|node_modules/)next/link(\\.|$)' },
  },
  {
    name: 'public-face',
    comment:
      'another slice is its calls.ts (or calls/), contract.ts, codes.ts, port.ts, client/ and components/<district>/<slice>/card-*',
    from: { path: anySlice, pathNot: tests },
    to: {
      path: anySlice,
      pathNot: [
        '^(?:lib|components)/$1/',
        `^lib/${slice}/(calls/|(calls|contract|codes|port)\\.ts$)`,
        `^lib/${slice}/client/`,
        `^components/${slice}/card-`,
      ],
    },
  },
  {
    name: 'pages-use-verbs',
    comment: 'app/ imports components, contracts, client hooks, verbs and lib/app',
    from: { path: '^(app/|(middleware|instrumentation)\\.ts$)', pathNot: [tests, readers] },
    to: { path: `^lib/${slice}/`, pathNot: forPages },
  },
  {
    name: 'readers-use-verbs-and-rules',
    comment: 'what a page reads and what it tells machines (app/**/*.ts) may also use the rules of any slice',
    from: { path: readers, pathNot: tests },
    to: { path: `^lib/${slice}/`, pathNot: [...forPages, `^lib/${slice}/rules/`] },
  },
  {
    name: 'composition-root-on-top',
    comment: 'lib/app puts the slices together; none of them knows it',
    from: { path: anySlice, pathNot: tests },
    to: { path: '^lib/app/' },
  },
  {
    name: 'pages-on-top',
    comment: 'nothing imports from app/',
    from: { path: ['^lib/(?!platform/)', '^components/(?!ui/)'], pathNot: tests },
    to: { path: '^app/' },
  },
];

/** What must not be reached by any detour (`reach.mjs`). */
export const reachRule = {
  name: 'browser-code-reaches-no-server',
  comment: 'components and the client folders never reach server/, port.ts, next/headers or Node itself, by no detour',
  from: new RegExp(`^(components|lib/(platform|${slice})/client)/`),
  fromNot: new RegExp(tests),
  to: new RegExp(
    [
      `^lib/(platform|${slice})/server/`,
      `^lib/${slice}/port\\.ts$`,
      '(^|node_modules/)next/headers(\\.|$)',
      builtIns,
    ].join('|'),
  ),
};

/** For each district: its slices import nothing of higher districts. */
function belowOnly(districts) {
  return districts.slice(0, -1).map((district, level) => ({
    name: 'below-only',
    comment: 'a district uses only those below it',
    from: { path: `^(lib|components)/${district}/`, pathNot: tests },
    to: { path: `^(lib|components)/(${districts.slice(level + 1).join('|')})/` },
  }));
}

/** Of its own and lower districts; `below-only` covers the higher ones. */
function alongUses({ district, level, name, used }, slices) {
  const refused = slices.filter((other) => other.level <= level && other.name !== name && !used.includes(other.name));
  return {
    name: 'along-uses',
    comment: 'a slice uses another only where lib/app/uses.ts says so',
    from: { path: `^(lib|components)/${district}/${name}/`, pathNot: tests },
    to: { path: `^(lib|components)/(${refused.map((other) => `${other.district}/${other.name}`).join('|')})/` },
  };
}
