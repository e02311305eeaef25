/** Reads the HTML of a page, as a client without scripts does. */

/** Decodes the text of an attribute or element. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&apos;|&#x27;/g, "'")
    .replaceAll('&amp;', '&');

/** All before the body, which is what clients read that only need a card. */
export const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

/** The texts of all elements of a name, without markup. */
export const textsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>([\\s\\S]*?)</${element}>`, 'g'))].map(([, inner = '']) =>
    unescaped(inner.replace(/<[^>]+>/g, '')).trim(),
  );

/** The contents of each `meta` in a head, by name or property; those of repeated ones are joined. */
export function metaOf(head: string): Record<string, string> {
  const said: Record<string, string> = {};
  for (const [, name = '', content = ''] of head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    said[name] = [said[name], unescaped(content)].filter((one) => one !== undefined).join(' | ');
  }
  return said;
}

/** The attributes of every `link` in a head whose `rel` contains this word, by lowercase name. */
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

/** The JSON-LD scripts of a page. */
export const structuredIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/** The text of the main part without spaces, before any script runs. */
export const wordsOf = (html: string): string =>
  (/<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '')
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>|\s+/g, '');

/** The addresses in a sitemap. */
export const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescaped(address));
