import { languageNames } from '@/lib/platform/shared/language';

/** The paths that the native app can show itself; `*` stands for anything. */
const nativePaths = [
  '/app/*',
  '/video/detail/*',
  '/otherPeople',
  '/topicIntroduce',
  '/ActivityDetail/*',
  '/questionDetail/*',
  '/live/liveDetail',
];

/**
 * What `/.well-known/apple-app-site-association` says: which apps open which of our addresses, in every language, and
 * may fill in its passwords (Apple's associated domains). `appIds` are those of `APPLE_APP_IDS`, team and bundle.
 */
export function appleAssociation(appIds: readonly string[]) {
  const components = Object.values(languageNames).flatMap(({ prefix }) =>
    nativePaths.map((path) => ({ '/': prefix + path })),
  );
  return { applinks: { details: [{ appIDs: appIds, components }] }, webcredentials: { apps: appIds } };
}

/**
 * What `/.well-known/assetlinks.json` says: the Android app that may open our addresses, and the SHA-256 fingerprints of
 * the keys it is signed with (Digital Asset Links). Which addresses those are stands in the app's own manifest.
 */
export function androidAssociation(packageName: string, fingerprints: readonly string[]) {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: fingerprints },
    },
  ];
}
