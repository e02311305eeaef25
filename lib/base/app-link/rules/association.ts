import { languageNames } from '@/lib/platform/shared/language';

/** The paths that the native app can show itself; `*` matches anything. */
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
 * Content of `/.well-known/apple-app-site-association`: which apps open which of our addresses, in every language, and
 * may fill in its passwords (Apple's associated domains). `appIds` are those of `APPLE_APP_IDS`, team and bundle.
 */
export function appleAssociation(appIds: readonly string[]) {
  const components = Object.values(languageNames).flatMap(({ prefix }) =>
    nativePaths.map((path) => ({ '/': prefix + path })),
  );
  return { applinks: { details: [{ appIDs: appIds, components }] }, webcredentials: { apps: appIds } };
}

/**
 * Content of `/.well-known/assetlinks.json`: the Android app that may open our addresses, and the SHA-256 fingerprints
 * of the keys it is signed with (Digital Asset Links). The app's own manifest lists those addresses.
 */
export function androidAssociation(packageName: string, fingerprints: readonly string[]) {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: fingerprints },
    },
  ];
}
