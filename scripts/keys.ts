// `npm run keys -- rotate | revoke KID | list --data DIR`: the signing keys of access tokens.
import path from 'node:path';
import { become, root } from './steps/command.ts';

// Folders given on the command line are relative to the folder in which the command is run, not to the repository.
const cwd = process.env.INIT_CWD ?? root;
become(process.execPath, [path.join(root, 'packages/platform/src/bin/keys.ts'), ...process.argv.slice(2)], { cwd });
