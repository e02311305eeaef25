'use client';

import { useEffect } from 'react';
import { useGoOn } from '@/lib/people/account/client/enter';

/** Replaces a login for a person who is logged in: redirects to its target. */
export function GoOn() {
  const goOn = useGoOn();
  useEffect(() => goOn(new URLSearchParams(location.search).get('redirecturl')), [goOn]);
  return null;
}
