// `npm run backup -- FILE`: the database and the stored files in one file.
import path from 'node:path';
import { become, root } from './steps/command.ts';

// The file is relative to the folder in which the command is run; the data folder, like the server’s own, to the repository.
const cwd = process.env.INIT_CWD ?? root;
const places = ['--project', root, '--data', path.resolve(root, process.env.DATA_DIR || '.data')];
const program = path.join(root, 'packages/platform/src/bin/backup.ts');
become(process.execPath, [program, ...places, ...process.argv.slice(2)], { cwd });
