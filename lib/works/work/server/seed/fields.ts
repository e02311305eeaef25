import { spread } from '@/lib/platform/server/spread';
import type { VideoState } from '../../codes';
import { tagKey } from '../../rules/work-texts';
import type { VideoCreditTable, VideoTagTable } from '../tables';
import { type Discipline, disciplines } from './disciplines';
import { traits } from './traits';

/** Which demonstration work it is: its place among all of them decides what it gets. */
interface SeedPlace {
  id: string;
  discipline: Discipline;
  authorId: string;
  state: VideoState;
  index: number;
}

/** The columns of a work beside its texts, counts and dates. A draft may lack the choice whether it is original. */
export function fieldsOf({ discipline, state, index }: SeedPlace) {
  const { categories, industries, professions, software, ai } = traits[discipline];
  const isOpen = state === 'pending_edit' && index % 2 === 0;
  return {
    category: oneOf(categories, spread(index, 0.1731)),
    industry: oneOf(industries, spread(index, 0.3247)),
    profession: oneOf(professions, spread(index, 0.5281)),
    software: JSON.stringify(some(software, 1 + (index % 3), index)),
    is_original: isOpen ? null : Number(spread(index, 0.8191) > 0.1),
    is_downloadable: Number(spread(index, 0.6823) < 0.35),
    is_made_with_ai: Number(spread(index, 0.4498) < ai),
  };
}

/** Two to four tags, the one of its kind among them. */
export function tagsOf({ id, discipline, index }: SeedPlace): VideoTagTable[] {
  const [main, ...others] = traits[discipline].tags;
  return [main, ...some(others, 1 + (index % 3), index)].map((tag, at) => ({
    video_id: id,
    position: at + 1,
    tag,
    tag_key: tagKey(tag),
  }));
}

/** Most who are credited have said that it is right; one in a while has not answered, or has said no. */
const answers = ['confirmed', 'confirmed', 'confirmed', 'confirmed', 'asked', 'confirmed', 'declined'] as const;

/** Up to three people who helped with two works in five, of its own kind and of the next one. */
export function creditsOf({ id, discipline, authorId, index }: SeedPlace): VideoCreditTable[] {
  if (spread(index, 0.2872) > 0.4) return [];
  const kinds = Object.keys(disciplines) as Discipline[];
  const next = kinds[(kinds.indexOf(discipline) + 1 + (index % 4)) % kinds.length] ?? discipline;
  const makers = new Set([...disciplines[discipline].makers, ...disciplines[next].makers].map(personId));
  makers.delete(authorId);
  const { roles } = traits[discipline];
  return some([...makers], 1 + (index % 3), index).map((person_id, at) => ({
    video_id: id,
    person_id,
    position: at + 1,
    roles: JSON.stringify(some(roles, 1 + ((index + at) % 2), index + at)),
    state: answers[(index + 3 * at) % answers.length] ?? 'confirmed',
  }));
}

const personId = (number: number) => `person-${String(number).padStart(3, '0')}`;

function oneOf<Item>(all: readonly [Item, ...Item[]], share: number): Item {
  return all[Math.floor(share * all.length)] ?? all[0];
}

/** So many of them, from a place that differs from work to work on, each once. */
function some<Item>(all: readonly Item[], count: number, index: number): Item[] {
  const from = Math.floor(spread(index, 0.7245) * all.length);
  return [...all.slice(from), ...all.slice(0, from)].slice(0, count);
}
