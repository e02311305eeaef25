type Said = Record<string, unknown>;

/** What search engines ask of each kind of thing; kinds that only stand inside others ask for nothing of their own. */
const required: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url'],
  AboutPage: ['name', 'url'],
  ContactPage: ['name', 'url'],
  ProfilePage: ['url', 'mainEntity'],
  Person: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name'],
  ServiceChannel: ['serviceUrl'],
  BusinessAudience: [],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  Offer: [],
  OfferCatalog: ['name', 'itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ImageObject: ['url'],
  ContactPoint: ['contactType'],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
};
/** Properties that hold an address, which must be a whole one. */
const addresses = ['url', 'item', 'logo', 'image'];

/** What is wrong with the structured data of a page, given as its scripts say it; none for what is complete. */
export function structureMistakes(scripts: readonly string[]): string[] {
  return scripts.flatMap((script) => {
    const said: unknown = JSON.parse(script);
    if (!isThing(said)) return ['is no object'];
    const context = said['@context'] === 'https://schema.org' ? [] : ['has no context'];
    return [...context, ...mistakesIn(said, 'top')];
  });
}

function mistakesIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => mistakesIn(item, `${place}[${index}]`));
  if (!isThing(value)) return [];
  const inside = Object.entries(value).flatMap(([key, held]) => mistakesIn(held, `${place}.${key}`));
  return [...kindMistakes(value, place), ...addressMistakes(value, place), ...inside];
}

function kindMistakes(thing: Said, place: string): string[] {
  const kind = thing['@type'];
  if (kind === undefined) return place === 'top' && !thing['@graph'] ? ['top has no type'] : [];
  // An organisation may be named by its id alone; where it is described, it has a name.
  if (kind === 'Organization') return missing(thing, ['name', 'url'], `${place} ${kind}`);
  const wanted = typeof kind === 'string' ? required[kind] : undefined;
  return wanted
    ? missing(thing, wanted, `${place} ${kind}`)
    : [`${place} is a ${String(kind)}, which is not in the table`];
}

function missing(thing: Said, keys: readonly string[], place: string): string[] {
  return keys.filter((key) => isEmpty(thing[key])).map((key) => `${place} has no ${key}`);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || String(value) === '';

function addressMistakes(thing: Said, place: string): string[] {
  return addresses
    .map((key) => [key, thing[key]] as const)
    .filter(([, value]) => typeof value === 'string' && !/^https?:\/\/[^/]/.test(value))
    .map(([key, value]) => `${place}.${key} is no whole address: ${String(value)}`);
}

function isThing(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
