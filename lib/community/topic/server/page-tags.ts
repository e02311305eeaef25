/** Tag of the page of a channel, with its head, people and banners. */
export const topicTag = (id: string) => `topic:${id}`;

/** Tag of the pages that list channels, or the works that come to them. */
export const topicsTag = 'topic:lists';
