import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../setup/project.mjs';

const target = inProject('lib', 'app', 'messages.ts');
/** Messages in the code, for when the rest of it does not load. */
const apart = ['platform/fault'];

/**
 * The source of the module with all messages: each file below `messages/<language>` is a namespace, called by its base
 * name.
 */
export function catalogueSource(files) {
  const spaces = files
    .map((file) => file.replace(/\.json$/, ''))
    .filter((file) => !apart.includes(file))
    .map((file) => ({ file, name: camelCase(file.split('/').at(-1)) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const twice = spaces.find(({ name }, place) => spaces[place + 1]?.name === name);
  if (twice) throw new Error(`Two files of messages are called ${twice.name}.`);
  const variable = (language, name) => language + name[0].toUpperCase() + name.slice(1);
  const imports = ['en', 'zh'].flatMap((language) =>
    spaces.map(({ file, name }) => `import ${variable(language, name)} from '@/messages/${language}/${file}.json';`),
  );
  const all = (language) => spaces.map(({ name }) => `  ${name}: ${variable(language, name)},`);
  return `// Written by \`npm run verify\` and \`npm run dev\` from the files of \`messages\`; not by hand.
import type { Language } from '@/lib/platform/shared/language';
${imports.join('\n')}

const zh = {
${all('zh').join('\n')}
};

/** All words by language and namespace. Chinese is the source: its keys are the ones that code may use. */
export type Messages = typeof zh;

const en: Messages = {
${all('en').join('\n')}
};

export const messages: Record<Language, Messages> = { zh, en };

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
`;
}

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The catalogue for the present files. */
const current = () =>
  catalogueSource(
    readdirSync(inProject('messages', 'zh'), { recursive: true })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.json')),
  );

/** Whether the module lists exactly the existing files. */
export const isCurrent = () => readFileSync(target, 'utf8') === current();

/** Writes the module again if message files were added or removed. */
export function writeCatalogue() {
  if (!isCurrent()) writeFileSync(target, current());
}
