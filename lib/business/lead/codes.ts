/** Services for business customers (specification section 2, 'Business pages'). */
export const services = ['resources', 'activities', 'competitions', 'advertising', 'sales', 'industry'] as const;
export type Service = (typeof services)[number];

/** The four cards of /business, and the four of the popup of /contact-us. */
export const businessServices = ['resources', 'activities', 'competitions', 'advertising'] as const satisfies Service[];
export const contactServices = ['activities', 'advertising', 'competitions', 'sales'] as const satisfies Service[];

/** Bands of a budget in yuan; `open` for undecided. */
export const budgets = ['open', 'under50k', 'under200k', 'under1m', 'over1m'] as const;
export type Budget = (typeof budgets)[number];

/** The state of a request: new, in progress, won or lost; junk is hidden. */
export const leadStates = ['new', 'working', 'won', 'lost', 'junk'] as const;
export type LeadState = (typeof leadStates)[number];

/** Limits of a form; `fileBytes` per file. */
export const leadLimits = {
  company: 100,
  name: 50,
  message: 3000,
  files: 5,
  fileBytes: 10 * 1024 * 1024,
  note: 3000,
} as const;

/** Allowed file types of a request, by the bytes of the file. */
export const leadFileTypes = ['pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx', 'pptx'] as const;
export type LeadFileType = (typeof leadFileTypes)[number];
