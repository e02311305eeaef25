/** The content page that /contact-us shows, unless configured otherwise (specification section 7). */
export const contactPageId = '3209';

/** The content pages that /Agreement shows; every site has them from its first start, and the following ones. */
export const agreementPageId = 'agreement';
export const privacyPageId = 'privacy';
export const liveAgreementPageId = 'live-service';
export const memberAgreementPageId = 'member-service';
export const aboutPageId = 'about';
export const contactFormPageId = 'contact';
export const ratesPageId = 'rates';

/**
 * What a page is: a text for a place of its own, a legal text (which /treaty/[id] shows too), the page about the platform
 * with its figures, or the rate card with its prices.
 */
export const contentKinds = ['text', 'legal', 'about', 'rates'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** An id that staff may give; also what an address may name, so that nothing else is looked up or kept. */
export const contentIdPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/** The largest file of a picture. */
export const contentPictureMaxBytes = 10 * 1024 * 1024;

/** In characters, and of a body in tags too: the deeper they stand in each other, the longer it takes to clean them. */
export const contentLimits = { title: 120, description: 300, body: 200_000, tags: 5000 } as const;
