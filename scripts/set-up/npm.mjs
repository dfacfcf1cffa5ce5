// How to call npm from here: with the machine's Node, never with the one inside the folder that npm is about to replace.
import path from 'node:path';

export function npmCommand(root) {
  const env = outsideEnvironment(root);
  const cli = process.env.npm_execpath ?? '';
  const node = process.env.npm_node_execpath ?? '';
  if (/npm-cli\.[cm]?js$/.test(cli) && node !== '' && !isInside(root, node)) {
    return { file: node, args: [cli], env, shell: false };
  }
  return { file: 'npm', args: [], env, shell: process.platform === 'win32' };
}

// Settings of the npm that started us must not steer the one we start (its folder, its workspace, its script).
function outsideEnvironment(root) {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (
      /^npm_(lifecycle|package|command|config_(local_prefix|workspace|workspaces|global|omit|include|production)$)/.test(
        name,
      )
    )
      delete env[name];
  }
  // A machine set to production still needs the tools that build and check the project.
  delete env.NODE_ENV;
  env.PATH = (env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !isInside(root, folder))
    .join(path.delimiter);
  return env;
}

function isInside(root, place) {
  return path.resolve(place).startsWith(path.join(root, 'node_modules') + path.sep);
}
