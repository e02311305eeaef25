import type { Language } from '@/lib/platform/shared/language';
import { parentOf } from '../../rules/area-path';
import { countries } from './countries';
import { regions } from './regions';

/** An area of the dictionary: a country, or a region of one. */
export interface AreaNode {
  id: string;
  names: Record<Language, string>;
  children: AreaNode[];
}

export interface AreaTree {
  countries: AreaNode[];
  byId: ReadonlyMap<string, AreaNode>;
}

let tree: AreaTree | undefined;

/** All areas; regions are in the order of their country's own list. Built on first use. */
export function areaTree(): AreaTree {
  tree ??= growTree();
  return tree;
}

/** The path of an area, from its country to itself; empty for an unknown id. */
export function pathTo(id: string): AreaNode[] {
  const area = areaTree().byId.get(id);
  if (!area) return [];
  const parent = parentOf(id);
  return parent === null ? [area] : [...pathTo(parent), area];
}

function growTree(): AreaTree {
  const roots = countries().map((country) => ({ ...country, children: [] }));
  const byId = new Map<string, AreaNode>(roots.map((country) => [country.id, country]));
  for (const [country, list] of Object.entries(regions)) {
    for (const region of readRegions(country, list)) {
      byId.set(region.id, region);
      byId.get(parentOf(region.id) ?? '')?.children.push(region);
    }
  }
  return { countries: roots, byId };
}

/** Parses a list of `code 中文 English`, separated by commas and line breaks; a province precedes its regions. */
function readRegions(country: string, list: string): AreaNode[] {
  const entries = list.matchAll(/(\w+) (\S+) ([^,\n]+)/g);
  return Array.from(entries, ([, code, zh = '', en = '']) => ({
    id: `${country}-${code}`,
    names: { zh, en },
    children: [],
  }));
}
