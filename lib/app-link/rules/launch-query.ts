import type { LaunchTarget } from './app-ways';

/** The longest value that is passed on, in characters. */
const longest = { maType: 32, maId: 64, forumName: 100 } as const satisfies Record<keyof LaunchTarget, number>;

/**
 * What an address asks the app to show (specification section 2, 'App-open pages'). Spaces around a value do not
 * count. An empty or overlong value is left out, since a shortened one would name something else.
 */
export function readLaunchQuery(query: Pick<URLSearchParams, 'get'>): LaunchTarget {
  const target: LaunchTarget = {};
  for (const name of Object.keys(longest) as (keyof LaunchTarget)[]) {
    const value = query.get(name)?.trim();
    if (value && value.length <= longest[name]) target[name] = value;
  }
  return target;
}
