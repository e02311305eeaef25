/** Reads what a page says from its HTML, as a machine without scripts does. */

/** The text of an attribute or element as it was meant. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&apos;|&#x27;/g, "'")
    .replaceAll('&amp;', '&');

/** What stands before the body: all that those read who want a card alone. */
export const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

/** The texts of all elements of a kind, without markup in them. */
export const textsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>([\\s\\S]*?)</${element}>`, 'g'))].map(([, inner = '']) =>
    unescaped(inner.replace(/<[^>]+>/g, '')).trim(),
  );

/** What each `meta` of a head says, by its name or property; of one that stands there twice every word of both. */
export function metaOf(head: string): Record<string, string> {
  const said: Record<string, string> = {};
  for (const [, name = '', content = ''] of head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    said[name] = [said[name], unescaped(content)].filter((one) => one !== undefined).join(' | ');
  }
  return said;
}

/** The attributes of every `link` of a head whose `rel` has this word, by their names in lower case. */
export function linksOf(head: string, rel: string): Record<string, string>[] {
  const links = [...head.matchAll(/<link ([^>]*)>/g)].map(([, inner = '']) =>
    Object.fromEntries(
      [...inner.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
  return links.filter((link) => link.rel?.split(' ').includes(rel));
}

/** The scripts that say in schema.org's words what the page is. */
export const structuredIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/** The words of the main part, without spaces, that are there before any script runs. */
export const wordsOf = (html: string): string =>
  (/<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '')
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>|\s+/g, '');

/** The addresses that a sitemap names. */
export const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescaped(address));
