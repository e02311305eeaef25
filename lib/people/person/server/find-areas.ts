import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import type { Area, DictionaryEntry } from '../contract';
import { type AreaNode, areaTree, pathTo } from './areas/area-tree';

/**
 * The areas directly below one, or all countries, in the requested language; `parents` is the path to it, including
 * itself. Throws NullPointer for an unknown id.
 */
export async function findAreas(
  { language }: Pick<Context, 'language'>,
  { parent }: { parent?: string },
): Promise<{ parents: DictionaryEntry[]; list: Area[] }> {
  const parents = parent === undefined ? [] : pathTo(parent);
  const above = parents.at(-1);
  if (parent !== undefined && !above) throw new CodedError('NullPointer');
  const list = inOrder(above ? above.children : areaTree().countries, language, !above);
  return {
    parents: parents.map((area) => ({ id: area.id, name: area.names[language] })),
    list: list.map((area) => ({
      id: area.id,
      name: area.names[language],
      hasChildren: area.children.length > 0,
    })),
  };
}

/**
 * By name; in Chinese China comes first. Its regions keep the order of their codes there, which Chinese forms use: the
 * capital of a province comes first.
 */
function inOrder(areas: readonly AreaNode[], language: Language, areCountries: boolean): readonly AreaNode[] {
  if (language === 'zh' && !areCountries) return areas;
  const { compare } = new Intl.Collator(languageNames[language].html);
  const isFirst = (area: AreaNode) => language === 'zh' && area.id === 'CN';
  return areas.toSorted(
    (a, b) => Number(isFirst(b)) - Number(isFirst(a)) || compare(a.names[language], b.names[language]),
  );
}
