import { awayJourneys } from './away';
import { liveJourneys } from './live';
import { test } from './people';
import { safeJourneys } from './safe';
import { chatScreens } from './screens';

// One after the other: whether somebody is there is the same for every visitor of a site.
test.describe.configure({ mode: 'default' });

test.describe('while nobody is there', () => awayJourneys());
test.describe('while somebody is there', () => liveJourneys());
test.describe('safe', () => safeJourneys());
test.describe('the desk', () => chatScreens());
