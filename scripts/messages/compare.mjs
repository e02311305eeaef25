/** A language is called by its own name in every language. */
const ownName = '中文';

/**
 * Compares two catalogues (`{ 'home.json': { … } }`) message by message and returns the differences, as text: a message
 * in only one of them, different parameters or tags, an empty text, Chinese in the English one.
 */
export function compareMessages(zh, en) {
  const chinese = flatten(zh);
  const english = flatten(en);
  const names = [...new Set([...chinese.keys(), ...english.keys()])].sort();
  return names.flatMap((name) => {
    const [zhText, enText] = [chinese.get(name), english.get(name)];
    if (zhText === undefined) return [`${name} is missing in Chinese`];
    if (enText === undefined) return [`${name} is missing in English`];
    if (!zhText.trim() || !enText.trim()) return [`${name} is empty`];
    if (/\p{Script=Han}/u.test(enText.replaceAll(ownName, ''))) return [`${name} has Chinese in the English text`];
    return [
      ...onlyIn(zhText, enText).map((slot) => `${name} takes ${slot} in Chinese alone`),
      ...onlyIn(enText, zhText).map((slot) => `${name} takes ${slot} in English alone`),
    ];
  });
}

function flatten(messages, path = '') {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) => {
      const name = path ? `${path} ${key}` : key;
      return typeof value === 'object' ? [...flatten(value, name)] : [[name, String(value)]];
    }),
  );
}

/** The parameters of `text` that `other` does not have. A plural may be in one language only: Chinese has none. */
function onlyIn(text, other) {
  const known = slots(other);
  return [...slots(text)].filter(([name, kind]) => kind !== 'plural' && !known.has(name)).map(([name]) => name);
}

/**
 * A message's parameters and tags with their kinds. Braces nest: every second level is the text of a plural or select.
 */
function slots(text) {
  const found = new Map([...text.matchAll(/<(\w+)>/g)].map((match) => [`<${match[1]}>`, 'tag']));
  let depth = 0;
  for (const [brace, name, kind] of text.matchAll(/\}|\{\s*(\w*)\s*(?:,\s*(\w+))?/g)) {
    depth += brace === '}' ? -1 : 1;
    if (brace !== '}' && depth % 2 === 1) found.set(`{${name}}`, kind ?? 'text');
  }
  return found;
}
