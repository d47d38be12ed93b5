#!/usr/bin/env node
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NameRefused, type Names, named, namesOf } from './names.ts';

const PACKAGE = path.join(import.meta.dirname, '..');
const TEMPLATE = path.join(PACKAGE, 'template');
/** Tools that pack leave out files whose names start with a dot. */
const DOTTED = /^(gitignore|npmrc|github)(?=$|[\\/])/;

/** The lines that name registries. */
const registriesIn = (npmrc: string): string =>
  npmrc
    .split('\n')
    .filter((line) => /^(@[\w.-]+:)?registry *=/.test(line.trim()))
    .map((line) => `${line.trim()}\n`)
    .join('');

/** Writes the files of a new remote into a folder. Nothing in it is replaced. */
function create(folder: string, names: Names): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new NameRefused(`${folder} is not empty.`);
  const entries = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of entries) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(folder, named(path.relative(TEMPLATE, source).replace(DOTTED, '.$1'), names));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, named(readFileSync(source, 'utf8'), names));
  }
  // A registry of your own has to be known in the folder, too. What logs you in there does not: the folder is committed.
  if (existsSync('.npmrc')) appendFileSync(path.join(folder, '.npmrc'), registriesIn(readFileSync('.npmrc', 'utf8')));
}

function main([name = '']: readonly string[]): number {
  try {
    const { amarena } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { amarena: { taken: string[] } };
    const names = namesOf(name, amarena.taken);
    create(path.resolve(names.remote), names);
    process.stdout.write(`${names.remote} created.

  cd ${names.remote} && npm install
  npm test                    types and unit tests
  npm run deliver -- build    the files that browsers load

README.md says how to publish it.
`);
    return 0;
  } catch (problem) {
    if (!(problem instanceof NameRefused)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));
