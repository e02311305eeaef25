import { useSyncExternalStore } from 'react';

/**
 * The answer that the address names (`?answer=`), and whether its comments are wanted (`#comments`); none on the server, whose
 * pages are the same for all addresses.
 */
export function useNamedAnswer(): { name: string; areCommentsOpen: boolean } {
  const [name = '', hash] = useSyncExternalStore(never, inBrowser, onServer).split(' ');
  return { name, areCommentsOpen: hash === comments };
}

/** Whether the comments on the question itself are wanted. */
export function useCommentsWanted(): boolean {
  const { name, areCommentsOpen } = useNamedAnswer();
  return name === '' && areCommentsOpen;
}

const comments = '#comments';
const never = () => () => {};
const onServer = () => '';
const inBrowser = () =>
  `${new URLSearchParams(location.search).get('answer')?.replace(' ', '') ?? ''} ${location.hash}`;
