/** The ways to the native app that this site has (specification sections 2 and 4); null for those it does not have. */
export interface AppWays {
  /** The custom scheme, without its colon. */
  scheme: string | null;
  /** An address that iOS opens in the app. */
  universalLink: string | null;
  /** The app's page in the App Store. */
  storeUrl: string | null;
  /** Its page in the store for other systems. */
  marketUrl: string | null;
  /** The path of the Android file on this site. */
  apk: typeof apkPath | null;
}

/** Where the Android file is (specification section 7: a fixed path on the product's own host). */
export const apkPath = '/download/lightfield.apk';

/** What an app-open address asks the app to show (specification section 3, 'App-launch parameters'). */
export interface LaunchTarget {
  maType?: string;
  maId?: string;
  /** A channel by its name; the app calls it `kw`. */
  forumName?: string;
}
