type Said = Record<string, unknown>;

/** Properties that each type needs to be complete for search engines; `a|b` is either. */
const required: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  WebPage: ['name', 'url', 'description', 'inLanguage'],
  CollectionPage: ['name', 'url', 'description', 'inLanguage', 'mainEntity'],
  AboutPage: ['name', 'url', 'description', 'inLanguage', 'mainEntity'],
  ContactPage: ['name', 'url', 'description', 'inLanguage'],
  ProfilePage: ['url', 'mainEntity'],
  Person: ['name', 'url'],
  // What ours needs besides is told by `organization.test.ts`.
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  // A breadcrumb entry has an item, a list entry an address.
  ListItem: ['position', 'name', 'item|url'],
  ItemList: ['name', 'numberOfItems', 'itemListElement'],
  Event: ['name', 'startDate', 'endDate', 'eventStatus', 'eventAttendanceMode', 'location', 'organizer'],
  BroadcastEvent: ['name', 'isLiveBroadcast', 'startDate', 'endDate', 'eventStatus', 'location', 'organizer'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'publication|contentUrl|embedUrl'],
  VirtualLocation: ['url'],
  CreativeWork: ['name', 'url', 'creator|award|description', 'inLanguage'],
  Service: ['name', 'description', 'provider'],
  ServiceChannel: ['serviceUrl', 'availableLanguage'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitText'],
  Offer: ['itemOffered|price'],
  OfferCatalog: ['name', 'itemListElement'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage', 'inLanguage'],
  FAQPage: ['mainEntity'],
  QAPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer|suggestedAnswer'],
  Answer: ['text'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'employmentType', 'identifier'],
    ...['directApply', 'jobLocation|applicantLocationRequirements'],
  ],
  Demand: ['name', 'url', 'description', 'category', 'validFrom', 'validThrough'],
  PriceSpecification: ['priceCurrency', 'minPrice|maxPrice'],
  PropertyValue: ['name', 'value'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitText'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  Country: ['name'],
  OccupationalExperienceRequirements: ['monthsOfExperience'],
  EducationalOccupationalCredential: ['credentialCategory'],
  ImageObject: ['url', 'width', 'height'],
  ContactPoint: ['contactType', 'telephone', 'email', 'availableLanguage'],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
};
/** Properties with an address, which must be absolute. */
const addresses = ['url', 'item', 'logo', 'image'];

/** Mistakes in the structured data of a page, given as its scripts; empty for correct data. */
export function structureMistakes(scripts: readonly string[]): string[] {
  const all: unknown[] = scripts.map((script) => JSON.parse(script));
  const described = new Set(all.flatMap(idsIn));
  const mistakes = all.flatMap((said) => {
    if (!isThing(said)) return ['is no object'];
    const context = said['@context'] === 'https://schema.org' ? [] : ['has no context'];
    return [...context, ...mistakesIn(said, 'top')];
  });
  const lost = all.flatMap(referencesIn).filter((id) => !described.has(id));
  return [...mistakes, ...lost.map((id) => `${id} is spoken of and not described`)];
}

/** The ids of described things. */
function idsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isThing(value) && value['@type'] !== undefined ? [value['@id']] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** The ids of references to things that are described elsewhere. */
function referencesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isThing(value) && Object.keys(value).join() === '@id') return [value['@id']];
  return Object.values(value).flatMap(referencesIn);
}

function mistakesIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => mistakesIn(item, `${place}[${index}]`));
  if (!isThing(value)) return [];
  const inside = Object.entries(value).flatMap(([key, held]) => mistakesIn(held, `${place}.${key}`));
  return [...kindMistakes(value, place), ...addressMistakes(value, place), ...inside];
}

function kindMistakes(thing: Said, place: string): string[] {
  const kind = thing['@type'];
  if (kind === undefined) return thing['@graph'] || thing['@id'] ? [] : [`${place} has no type`];
  const wanted = typeof kind === 'string' ? required[kind] : undefined;
  return wanted
    ? missing(thing, wanted, `${place} ${kind}`)
    : [`${place} is a ${String(kind)}, which is not in the table`];
}

function missing(thing: Said, keys: readonly string[], place: string): string[] {
  const lacks = (key: string) => key.split('|').every((name) => isEmpty(thing[name]));
  return keys.filter(lacks).map((key) => `${place} has no ${key}`);
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
