'use client';

import { useEffect } from 'react';
import { useGoOn } from '@/lib/people/account/client/enter';

/** In the place of a login for who is logged in already: straight on to where it was to lead. */
export function GoOn() {
  const goOn = useGoOn();
  useEffect(() => goOn(new URLSearchParams(location.search).get('redirecturl')), [goOn]);
  return null;
}
