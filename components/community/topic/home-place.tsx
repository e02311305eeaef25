'use client';

import { useKeptPlace } from '@/lib/platform/client/use-kept-place';

/** Stores the scroll position of the home of the channels (specification section 2). */
export function HomePlace() {
  useKeptPlace('topicHome');
  return null;
}
