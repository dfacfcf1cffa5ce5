// The tracked files of the native projects: nothing here needs an Android or Apple toolchain.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APP_ID, appLinkPaths } from '@liesse/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import config from '../../apps/mobile/capacitor.config.ts';
import { root } from '../steps/command.ts';
import { mobile, shellFiles } from './projects.ts';

const read = (file: string): string => readFileSync(path.join(mobile, file), 'utf8');
const packageOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    version: string;
    capacitor?: unknown;
    dependencies?: Record<string, string>;
  };

const gradle = read('android/app/build.gradle');
const manifest = read('android/app/src/main/AndroidManifest.xml');
const info = read('ios/App/App/Info.plist');
const xcode = read('ios/App/App.xcodeproj/project.pbxproj');

describe('the native projects [NAT-03]', () => {
  it('contain every plugin of the web application, and no other', () => {
    const plugins = Object.keys(packageOf('apps/web').dependencies ?? {}).filter(
      (name) => packageOf(`node_modules/${name}`).capacitor !== undefined,
    );
    expect(config.includePlugins?.toSorted()).toEqual(plugins.toSorted());
    const projects = [...read('android/capacitor.settings.gradle').matchAll(/^include ':(.*)'/gm)].map(
      ([, name]) => name ?? '',
    );
    const names = plugins.map((name) => name.replace('@', '').replace('/', '-'));
    expect(projects.toSorted()).toEqual(['capacitor-android', ...names].toSorted());
    for (const name of plugins) expect(read('ios/App/CapApp-SPM/Package.swift')).toContain(`node_modules/${name}`);
  });

  it('have one identifier and the version of the product', () => {
    const { version } = packageOf('.');
    expect(config.appId).toBe(APP_ID);
    expect(gradle).toContain(`applicationId "${APP_ID}"`);
    expect(gradle).toContain('versionName release.version');
    expect(values(xcode, 'PRODUCT_BUNDLE_IDENTIFIER')).toEqual([APP_ID, APP_ID]);
    expect(values(xcode, 'MARKETING_VERSION')).toEqual([version, version]);
  });

  it('start on Android 8 and iOS 15', () => {
    expect(read('android/variables.gradle')).toContain('minSdkVersion = 26');
    expect(new Set(values(xcode, 'IPHONEOS_DEPLOYMENT_TARGET'))).toEqual(new Set(['15.0']));
    expect(read('ios/App/CapApp-SPM/Package.swift')).toContain('platforms: [.iOS(.v15)]');
  });

  it('ask for what they use alone, with the reason in French', () => {
    const permissions = [...manifest.matchAll(/uses-permission android:name="android\.permission\.(\w+)"/g)];
    expect(permissions.map(([, name]) => name)).toEqual(['INTERNET', 'USE_BIOMETRIC', 'POST_NOTIFICATIONS']);
    const reasons = [...info.matchAll(/<key>(NS\w+UsageDescription)<\/key>\s*<string>(.*)<\/string>/g)];
    expect(reasons.map(([, key]) => key)).toEqual([
      'NSCameraUsageDescription',
      'NSFaceIDUsageDescription',
      'NSPhotoLibraryUsageDescription',
    ]);
    for (const [, , reason] of reasons) expect(reason).toMatch(/^Pour .*\.$/);
  });

  it('open the links of the site, those of the domain’s list', () => {
    const filter = /<intent-filter android:autoVerify="true">(.*?)<\/intent-filter>/s.exec(manifest)?.[1] ?? '';
    const paths = [...filter.matchAll(/android:path(?:Prefix)?="(.*?)"/g)].map(([, value]) => value);
    expect(paths).toEqual(appLinkPaths.flatMap((one) => [one, `${one}/`]));
    expect(filter).toContain('android:scheme="https" android:host="${siteHost}"');
    expect(read('ios/App/App/App.entitlements')).toContain('applinks:$(SITE_HOST)');
    expect(values(xcode, 'CODE_SIGN_ENTITLEMENTS')).toEqual(['App/App.entitlements', 'App/App.entitlements']);
  });

  it('copy nothing to a backup and send nothing without TLS', () => {
    expect(manifest).toContain('android:allowBackup="false"');
    expect(manifest).toContain('android:usesCleartextTraffic="false"');
    expect(config.android?.allowMixedContent).toBe(false);
    expect(config.server?.cleartext).toBeUndefined();
  });

  it('declare no tracking in the privacy manifest, which is part of the application', () => {
    const privacy = read('ios/App/App/PrivacyInfo.xcprivacy');
    expect(privacy).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/);
    expect(privacy).not.toMatch(/DataTypeTracking<\/key>\s*<true\/>/);
    expect(xcode).toContain('PrivacyInfo.xcprivacy in Resources */,');
  });

  it('receive push messages once they are turned on, with a file of the operator', () => {
    expect(manifest).toMatch(/"firebase_messaging_auto_init_enabled"\s+android:value="false"/);
    expect(gradle).toContain("if (file('google-services.json').exists())");
    expect(read('ios/App/App/App.entitlements')).toContain('<key>aps-environment</key>');
    const delegate = read('ios/App/App/AppDelegate.swift');
    expect(delegate).toContain('.capacitorDidRegisterForRemoteNotifications');
    expect(delegate).toContain('.capacitorDidFailToRegisterForRemoteNotifications');
  });

  it('are signed with a key of the environment, and hold none', () => {
    for (const name of ['KEYSTORE', 'KEYSTORE_PASSWORD', 'KEY_ALIAS', 'KEY_PASSWORD']) {
      expect(gradle).toContain(`System.getenv('ANDROID_${name}')`);
    }
    const tracked = execFileSync('git', ['ls-files', '.'], { cwd: mobile, encoding: 'utf8' });
    expect(tracked).not.toMatch(/\.(?:jks|keystore|p12|p8|mobileprovision)$|google-services\.json$/m);
    expect(tracked).not.toMatch(/^www\/|assets\/public|App\/public/m);
  });

  it('show our mark, as large as the stores ask and without transparency', async () => {
    const icons = path.join(mobile, 'ios/App/App/Assets.xcassets/AppIcon.appiconset');
    const file = readdirSync(icons).find((name) => name.endsWith('.png')) ?? '';
    expect(await sharp(path.join(icons, file)).metadata()).toMatchObject({
      width: 1024,
      height: 1024,
      hasAlpha: false,
    });
    expect(read('android/app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml')).toContain('ic_launcher_foreground');
  });
});

describe('the files of a shell', () => {
  it('are those of the web build without what only a server uses', () => {
    const files = shellFiles(path.join(root, 'apps/web/public'));
    expect(files).toContain('icon.svg');
    expect(files).not.toContain('share.png');
  });
});

const values = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${name} = "?(.*?)"?;`, 'g'))].map(([, value]) => value ?? '');
