import { services } from '@/lib/business/lead/codes';
import { services as configurable } from '@/lib/platform/server/environment/business';

test('every service may have a form elsewhere', () => {
  expect([...configurable]).toEqual([...services]);
});
