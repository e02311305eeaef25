import { androidAssociation, appleAssociation } from './association';

test('Apple is told the apps and the addresses of both languages that they open', () => {
  const appIds = ['ABCDE12345.org.example.app', 'ABCDE12345.org.example.beta'];
  const { applinks, webcredentials } = appleAssociation(appIds);
  expect(webcredentials).toEqual({ apps: appIds });
  expect(applinks.details).toHaveLength(1);
  expect(applinks.details[0]?.appIDs).toEqual(appIds);
  expect(applinks.details[0]?.components.map((component) => component['/'])).toEqual([
    '/app/*',
    '/video/detail/*',
    '/otherPeople',
    '/topicIntroduce',
    '/ActivityDetail/*',
    '/questionDetail/*',
    '/live/liveDetail',
    '/en/app/*',
    '/en/video/detail/*',
    '/en/otherPeople',
    '/en/topicIntroduce',
    '/en/ActivityDetail/*',
    '/en/questionDetail/*',
    '/en/live/liveDetail',
  ]);
});

test('Android is told the package and the keys it is signed with', () => {
  expect(androidAssociation('org.example.app', ['14:6D:E9'])).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: 'org.example.app', sha256_cert_fingerprints: ['14:6D:E9'] },
    },
  ]);
});
