import type { Language } from '@/lib/platform/shared/language';
import { areaLabel, cityOf } from '../../rules/area-path';
import { areaTree, pathTo } from './area-tree';

/** Whether the dictionary has this id. */
export function isArea(id: string): boolean {
  return areaTree().byId.has(id);
}

/** The usual notation of an area, "上海 · 徐汇" or "Xuhui, Shanghai, China"; null for an unknown id. */
export function areaName(id: string, language: Language): string | null {
  const path = pathTo(id).map((area) => ({ id: area.id, name: area.names[language] }));
  return path.length === 0 ? null : areaLabel(path, language);
}

/** The name of the city that an area is in, alone: "上海" or "Hangzhou"; empty for an unknown id. */
export function cityName(id: string, language: Language): string {
  return areaTree().byId.get(cityOf(id))?.names[language] ?? '';
}
