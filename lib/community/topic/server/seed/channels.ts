import type { SeedChannel } from './channel';
import { groupChannels, unseenChannels } from './group-channels';
import { subjectChannels } from './subject-channels';

/** Every channel of the demonstration with its id. */
export const seedTopicList: (SeedChannel & { id: string })[] = [
  ...subjectChannels,
  ...groupChannels,
  ...unseenChannels,
].map((channel, index) => ({ ...channel, id: `topic-${String(index + 1).padStart(2, '0')}` }));

/** Those that visitors see. */
export const seedPublicTopics = seedTopicList.filter(({ state }) => state === undefined);
