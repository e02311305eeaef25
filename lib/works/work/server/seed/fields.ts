import { spread } from '@/lib/platform/server/spread';
import { tagKey } from '@/lib/platform/shared/tag-key';
import type { VideoState } from '../../codes';
import type { VideoCreditTable, VideoTagTable } from '../tables';
import { type Discipline, disciplines } from './disciplines';
import { traits } from './traits';

/** Identifies a demonstration work: its index decides its values. */
interface SeedPlace {
  id: string;
  discipline: Discipline;
  authorId: string;
  state: VideoState;
  index: number;
}

/** The columns of a work beside texts, counts and dates. A draft may lack the choice of originality. */
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

/** Two to four tags, including that of its kind. */
export function tagsOf({ id, discipline, index }: SeedPlace): VideoTagTable[] {
  const [main, ...others] = traits[discipline].tags;
  return [main, ...some(others, 1 + (index % 3), index)].map((tag, at) => ({
    video_id: id,
    position: at + 1,
    tag,
    tag_key: tagKey(tag),
  }));
}

/** Most credited people have confirmed; a few have not answered, or have declined. */
const answers = ['confirmed', 'confirmed', 'confirmed', 'confirmed', 'asked', 'confirmed', 'declined'] as const;

/** Up to three collaborators for two works in five, from its own kind and the next one. */
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

/** A number of items, each once, from a start that differs per work. */
function some<Item>(all: readonly Item[], count: number, index: number): Item[] {
  const from = Math.floor(spread(index, 0.7245) * all.length);
  return [...all.slice(from), ...all.slice(0, from)].slice(0, count);
}
