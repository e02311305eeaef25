import type { LaunchTarget } from './app-ways';

/** The longest value that is passed on, in characters. */
export const launchLimits = { maType: 32, maId: 64, forumName: 100 } as const satisfies Record<
  keyof LaunchTarget,
  number
>;

/**
 * What an address asks the app to show (specification section 2, 'App-open pages'). Values are trimmed. An empty or
 * overlong value is left out, since a shortened one would name something else.
 */
export function readLaunchQuery(query: Pick<URLSearchParams, 'get'>): LaunchTarget {
  const target: LaunchTarget = {};
  for (const name of Object.keys(launchLimits) as (keyof LaunchTarget)[]) {
    const value = query.get(name)?.trim();
    if (value && value.length <= launchLimits[name]) target[name] = value;
  }
  return target;
}

/** The channel on the web that an address names; null for none. */
export function channelByNamePath(query: URLSearchParams): string | null {
  const { forumName } = readLaunchQuery(query);
  return forumName ? `/topicIntroduce?${new URLSearchParams({ name: forumName })}` : null;
}

/** The landing page with a query, so that a failed launch can be tried again there. */
export function landingPath(query: URLSearchParams): string {
  const text = query.toString();
  return text ? `/app?${text}` : '/app';
}
