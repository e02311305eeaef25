import { liveJourneys } from './live';
import { test } from './people';
import { safeJourneys } from './safe';
import { smallDeskJourneys } from './small-desk';

// Serial, because staff presence is the same for every visitor of a site. Absence is proven where the clock can be
// moved (`lib/business/chat/server/streams.db.test.ts`).
test.describe.configure({ mode: 'default' });

test.describe('while somebody is there', () => liveJourneys());
test.describe('safe', () => safeJourneys());
test.describe('the desk', () => smallDeskJourneys());
