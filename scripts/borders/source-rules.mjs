import { slicesOf } from './import-rules.mjs';
import { nodesOf } from './sources.mjs';

/**
 * Rules that imports do not show: each takes the sources and returns its violations as `{ rule, file, detail, comment
 * }`.
 */
export function checkSources(sources, uses) {
  const owners = tableOwners(sources);
  return sources.flatMap((source) => [
    ...barrel(source),
    ...unknownSlice(source, uses),
    ...environmentReads(source),
    ...foreignWrites(source, owners),
    ...patientImports(source),
    ...namedQueries(source),
    ...knowsNext(source),
  ]);
}

/** Reports a table that names an unknown slice or lets two use each other. */
export function checkUses(uses) {
  const problem = (detail) => ({
    rule: 'uses',
    file: 'lib/app/uses.ts',
    detail,
    comment: 'lib/app/uses.ts names known slices, of the same district or a lower one, each once and without a circle',
  });
  const slices = slicesOf(uses);
  const byName = new Map(slices.map((slice) => [slice.name, slice]));
  const twice = slices
    .filter((slice) => byName.get(slice.name) !== slice)
    .map(({ name }) => problem(`${name} is there twice`));
  const wrong = slices.flatMap(({ name, level, used }) =>
    used.flatMap((other) => {
      if (!byName.has(other)) return [problem(`${name} uses ${other}, which is not in the table`)];
      return byName.get(other).level > level ? [problem(`${name} uses ${other}, which stands above it`)] : [];
    }),
  );
  const circular = slices
    .filter(({ name }) => reaches(byName, name, name))
    .map(({ name }) => problem(`${name} uses itself by a detour`));
  return [...twice, ...wrong, ...circular];
}

function reaches(byName, from, target, seen = new Set()) {
  return (byName.get(from)?.used ?? []).some((next) => {
    if (next === target) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    return reaches(byName, next, target, seen);
  });
}

function barrel({ file }) {
  if (!/(^|\/)index\.(tsx?|mjs)$/.test(file)) return [];
  return [{ rule: 'no-barrels', file, detail: 'is a barrel', comment: 'import from the module itself' }];
}

function unknownSlice({ file }, uses) {
  const [, district, name] = /^(?:lib|components)\/([^/]+)\/([^/]+)(?=\/|$)/.exec(file) ?? [];
  if (!district || ['platform', 'app', 'ui'].includes(district) || uses[district]?.[name]) return [];
  return [
    { rule: 'known-slice', file, detail: `is in ${district}/${name}`, comment: 'every slice is in lib/app/uses.ts' },
  ];
}

const mayReadEnvironment = [
  /^lib\/platform\/server\/env\.ts$/,
  /^lib\/platform\/shared\/hosts\.ts$/,
  // Runs before any module of the product is loaded.
  /^lib\/platform\/server\/next\/preload\.mjs$/,
  // Next replaces NEXT_RUNTIME only there, at build time.
  /^instrumentation\.ts$/,
  /^(scripts|test|e2e|bench)\//,
  /^[^/]+\.config\.(mjs|ts)$/,
  /\.test\.tsx?$/,
];

function environmentReads({ file, tree }) {
  if (mayReadEnvironment.some((pattern) => pattern.test(file))) return [];
  return [...nodesOf(tree)].filter(readsEnvironment).map(() => ({
    rule: 'environment-in-one-place',
    file,
    detail: 'reads process.env',
    comment: 'the environment is read and validated in lib/platform/server/env.ts',
  }));
}

function readsEnvironment(node) {
  if (node.type === 'MemberExpression') return isProcess(node.object) && nameOf(node.property) === 'env';
  if (node.type === 'VariableDeclarator') return isProcess(node.init) && node.id.type === 'ObjectPattern';
  if (node.type !== 'ImportDeclaration' || !/^(node:)?process$/.test(node.source.value)) return false;
  return node.specifiers.some((specifier) => (specifier.imported ?? specifier.local).value === 'env');
}

function isProcess(node) {
  return node?.value === 'process' || (node?.type === 'MemberExpression' && nameOf(node.property) === 'process');
}

/** The name of a property, written `.name`, `['name']` or `` [`name`] ``. */
function nameOf(property) {
  return property.type === 'Computed' ? textOf(property.expression) : property.value;
}

/** The value of a string or a template without expressions; null for anything else. */
function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].cooked;
  return null;
}

const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const writingSql = /\b(?:insert\s+(?:or\s+\w+\s+)?into|replace\s+into|merge\s+into|delete\s+from|update)\s+"?(\w+)/gi;
const mayWriteAnyTable = [
  /^(scripts|test|e2e|bench)\//,
  /\.test\.tsx?$/,
  // A restore fills every table from the backup.
  /^lib\/platform\/server\/backup\/load-tables\.ts$/,
];

/** The owner of a file below `lib`: its slice (`works/work`), `platform` or `app`. */
const ownerOf = (file) => /^lib\/(platform|app|[^/]+\/[^/]+)\//.exec(file)?.[1];

/** The slice (or `platform`) that declares each table in its `server/tables.ts`. */
function tableOwners(sources) {
  const owners = new Map();
  for (const { file, tree } of sources) {
    if (!/\/server\/tables\.ts$/.test(file)) continue;
    const owner = ownerOf(file);
    for (const node of nodesOf(tree)) {
      if (node.type !== 'TsInterfaceDeclaration' || node.id.value !== 'Tables') continue;
      for (const property of node.body.body) owners.set(property.key.value, owner);
    }
  }
  return owners;
}

function foreignWrites({ file, tree }, owners) {
  if (mayWriteAnyTable.some((pattern) => pattern.test(file))) return [];
  const writer = ownerOf(file) ?? file;
  const written = [...nodesOf(tree)].flatMap(tablesWritten);
  return written.flatMap((table) => {
    if (table !== null && (owners.get(table) ?? writer) === writer) return [];
    const detail = table === null ? 'writes a table that it does not name' : `writes ${table} of ${owners.get(table)}`;
    return [{ rule: 'owner-writes', file, detail, comment: 'only the owner of a table writes it, by its name' }];
  });
}

/** The tables that a call or an SQL text writes; null if the source does not show them. */
function tablesWritten(node) {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    if (!writingCalls.has(nameOf(node.callee.property))) return [];
    return [textOf(node.arguments[0]?.expression)?.split(/\s/)[0] ?? null];
  }
  if (node.type === 'TaggedTemplateExpression') {
    const sql = node.template.quasis.map((part) => part.cooked).join(' ? ');
    return [...sql.matchAll(writingSql)].map((match) => match[1]);
  }
  return [];
}

/** Undocumented parts of Next: modules below `next/dist`, and the files of its build. */
const insideNext = /^(?:next\/dist\/|\.next(?:\/|$))/;
const mayKnowNext = [
  /^lib\/platform\/(?:server|client)\/next\//,
  /^(?:scripts|test|e2e|bench)\//,
  /^[^/]+\.config\.(mjs|ts)$/,
  /\.test\.tsx?$/,
];

function knowsNext({ file, tree }) {
  if (mayKnowNext.some((pattern) => pattern.test(file))) return [];
  const known = [...nodesOf(tree)].filter(({ type, value }) => type === 'StringLiteral' && insideNext.test(value));
  return known.map(({ value }) => ({
    rule: 'inside-of-next-in-its-rooms',
    file,
    detail: `knows ${value}`,
    comment: 'what relies on the inside of Next stands in lib/platform/{server,client}/next',
  }));
}

/** Functions that load a chunk with a timeout, and the forms, which pass their schema to one. */
const loaders = new Set(['importWithTimeout', 'loadPart', 'useCallForm', 'useDraftStart']);
/** Other ways of loading chunks, whose failures would not be reported. */
const otherLoaders = { 'next/dynamic': null, react: 'lazy' };
const loadsAsItLikes = [
  /^(?:lib\/(?:platform|[^/]+\/[^/]+)\/server|lib\/app|test|scripts|e2e|bench)\//,
  /^[^/]+$/,
  /\.test\.tsx?$/,
];

function patientImports({ file, tree }) {
  if (loadsAsItLikes.some((pattern) => pattern.test(file))) return [];
  const refused = [...nodesOf(tree)].filter(isOtherLoader).length + impatientImports(tree);
  return Array.from({ length: refused }, () => ({
    rule: 'parts-load-within-a-time',
    file,
    detail: 'loads a part of the program by itself',
    comment:
      'a dynamic import stands in importWithTimeout, loadPart, useCallForm or useDraftStart, which tell its failure',
  }));
}

function isOtherLoader(node) {
  if (node.type !== 'ImportDeclaration' || !(node.source.value in otherLoaders)) return false;
  const refused = otherLoaders[node.source.value];
  return refused === null || node.specifiers.some(({ imported, local }) => (imported ?? local).value === refused);
}

/** Number of imports in a tree outside the arguments of a loader. */
function impatientImports(node, isInside = false) {
  if (Array.isArray(node)) return node.reduce((sum, one) => sum + impatientImports(one, isInside), 0);
  if (node === null || typeof node !== 'object') return 0;
  const callee = node.type === 'CallExpression' ? node.callee : null;
  const own = callee?.type === 'Import' && !isInside ? 1 : 0;
  const within = isInside || loaders.has(callee?.value);
  return own + Object.values(node).reduce((sum, one) => sum + impatientImports(one, within), 0);
}

/** Query keys that begin with a text: nothing would guarantee the same text where they are outdated. */
function namedQueries({ file, tree }) {
  if (!/^(?:components|lib)\//.test(file) || /\.test\.tsx?$/.test(file)) return [];
  return [...nodesOf(tree)].filter(isNamedKey).map(() => ({
    rule: 'queries-by-their-call',
    file,
    detail: 'names a query by a text',
    comment: "the key of a query begins with its call's path, which calls.ts of its slice exports",
  }));
}

function isNamedKey(node) {
  if (node.type !== 'KeyValueProperty' || nameOf(node.key) !== 'queryKey') return false;
  return node.value.type === 'ArrayExpression' && textOf(node.value.elements[0]?.expression) !== null;
}
