import { builtinModules } from 'node:module';

const tests = '\\.test\\.tsx?$';
const builtIns = `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`;
const inPackage = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;
/** A capability's folders; `$1` in `pathNot` is then its name. */
const anyCapability = '^(?:lib|components)/(?!(?:platform|app|ui)/)([^/]+)/';
/** What stands beside the pages: `read.ts`, `json-ld.ts` and what several of them share. Handlers are `route.ts`. */
const readers = '^app/\\[locale\\]/(?!.*/route\\.ts$).*\\.ts$';
const forPages = [
  '^lib/[^/]+/(contract|codes)\\.ts$',
  '^lib/[^/]+/client/',
  '^lib/[^/]+/server/(?!tables|migrations|routes|seed)',
];

/**
 * The borders as dependency-cruiser rules (DESIGN 3), made from the table of `lib/app/uses.ts`. Tests may import what
 * they need to set a scene.
 */
export function importRules(uses) {
  return [...generalRules, ...Object.entries(uses).map(([name, used]) => alongUses(name, used, Object.keys(uses)))].map(
    (rule) => ({ severity: 'error', ...rule }),
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
    name: 'platform-knows-no-capability',
    comment: 'the engine room serves every capability and knows none',
    from: { path: '^lib/platform/', pathNot: tests },
    to: { path: '^(app|components|lib/(?!platform/)[^/]+)/' },
  },
  {
    name: 'ui-knows-no-capability',
    comment: 'components/ui gets its words and data as props',
    from: { path: '^components/ui/', pathNot: tests },
    to: { path: '^(app|components/(?!ui/)[^/]+|lib/(?!platform/|app/)[^/]+)/' },
  },
  {
    name: 'pure',
    comment:
      'rules and contracts import only contracts, their parts and codes, lib/platform/shared, zod, date-fns and libphonenumber-js',
    from: { path: '^lib/(?:platform/shared/|([^/]+)/(?:rules/|contract/|(?:contract|codes)\\.ts$))', pathNot: tests },
    to: {
      pathNot: [
        '^lib/[^/]+/contract\\.ts$',
        '^lib/$1/(rules/|contract/|codes\\.ts$)',
        '^lib/platform/shared/',
        inPackage('zod', 'date-fns', '@date-fns', 'libphonenumber-js'),
      ],
      couldNotResolve: false,
    },
  },
  {
    name: 'browser-code-reaches-no-server',
    comment: 'components and lib/*/client never reach server/, port.ts, next/headers or Node itself, by no detour',
    from: { path: '^(components|lib/[^/]+/client)/', pathNot: tests },
    to: {
      path: ['^lib/[^/]+/server/', '^lib/[^/]+/port\\.ts$', '(^|node_modules/)next/headers(\\.|$)', builtIns],
      reachable: true,
    },
  },
  {
    name: 'database-only-on-the-server',
    comment: 'only lib/*/server and lib/app reach the database',
    from: { pathNot: ['^lib/[^/]+/server/', '^lib/app/', '^test/', tests] },
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
    comment: 'another capability is its contract.ts, codes.ts, port.ts, client/ and components/<capability>/card-*',
    from: { path: anyCapability, pathNot: tests },
    to: {
      path: anyCapability,
      pathNot: [
        '^(?:lib|components)/$1/',
        '^lib/[^/]+/(contract|codes|port)\\.ts$',
        '^lib/[^/]+/client/',
        '^components/[^/]+/card-',
      ],
    },
  },
  {
    name: 'pages-use-verbs',
    comment: 'app/ imports components, contracts, client hooks, verbs and lib/app',
    from: { path: '^(app/|(middleware|instrumentation)\\.ts$)', pathNot: [tests, readers] },
    to: { path: '^lib/(?!platform/|app/)[^/]+/', pathNot: forPages },
  },
  {
    name: 'readers-use-verbs-and-rules',
    comment: 'what a page reads and what it tells machines (app/**/*.ts) may also use the rules of any capability',
    from: { path: readers, pathNot: tests },
    to: { path: '^lib/(?!platform/|app/)[^/]+/', pathNot: [...forPages, '^lib/[^/]+/rules/'] },
  },
  {
    name: 'composition-root-on-top',
    comment: 'lib/app puts the capabilities together; none of them knows it',
    from: { path: anyCapability, pathNot: tests },
    to: { path: '^lib/app/' },
  },
  {
    name: 'pages-on-top',
    comment: 'nothing imports from app/',
    from: { path: ['^lib/(?!platform/)', '^components/(?!ui/)'], pathNot: tests },
    to: { path: '^app/' },
  },
];

function alongUses(name, used, all) {
  const refused = all.filter((other) => other !== name && !used.includes(other));
  return {
    name: 'along-uses',
    comment: 'a capability uses another only where lib/app/uses.ts says so',
    from: { path: `^(lib|components)/${name}/`, pathNot: tests },
    to: { path: `^(lib|components)/(${refused.join('|')})/` },
  };
}
