import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS, type DocVersion } from '../../core/versions';
import { describe, readCli } from './cli';
import { readConstants } from './constants';
import { readContracts, readErrors } from './contracts';
import { readEnv, readEnvNames } from './env';
import { generationOf } from './generation';
import { readNodeApi } from './nodeApi';
import { SourceIndex } from './sources';
import { startCommand } from './start';

const ROOT = path.resolve(__dirname, '../..');

/** What the packages on the registry do not hold is read from the public sources before and after the version. */
const CLI_SOURCES = {
  before: 'AztecProtocol/aztec-packages, sources of 30 August 2025',
  after: '@aztec/aztec 4.0.0-nightly.20260122',
  commands: { 2: 'AztecProtocol/aztec-packages, sources of 30 August 2025', 3: '@aztec/cli 3.0.3' },
};

const START_SOURCE = 'scripts/data/start, whose first lines name their sources';

interface Tool {
  name: string;
  commands: { name: string }[];
}

async function main(): Promise<void> {
  for (const { id: version } of VERSIONS) {
    const packages = path.join(ROOT, 'sdk', version, 'node_modules');
    write(version, 'constants', sourceOf(packages, '@aztec/constants'), { constants: await readConstants(packages) });
    write(version, 'node-api', sourceOf(packages, '@aztec/stdlib'), { namespaces: await readNodeApi(packages) });
    write(version, 'l1-contracts', sourceOf(packages, '@aztec/l1-artifacts'), {
      contracts: readContracts(packages),
    });
    write(version, 'l1-errors', sourceOf(packages, '@aztec/l1-artifacts'), { errors: readErrors(packages) });
    writeFromSources(version, packages);
    updateStart(version);
  }
}

function writeFromSources(version: DocVersion, packages: string): void {
  const { CLI_BEFORE, CLI_AFTER, CLI_COMMANDS } = process.env;
  const names = readEnvNames(packages);
  if (!CLI_BEFORE || !CLI_AFTER || !CLI_COMMANDS) {
    console.warn('CLI_BEFORE, CLI_AFTER, CLI_COMMANDS are not set: env.json and cli.json are left as they are');
    return;
  }
  const before = new SourceIndex(subfolders(CLI_BEFORE, 'src'));
  const after = new SourceIndex(subfolders(CLI_AFTER, 'dest'));
  const published = new SourceIndex(subfolders(path.join(packages, '@aztec'), 'dest'));
  const generation = generationOf(version);
  const third = generation === 3;
  const env = readEnv(names, third ? [published, before, after] : [published, before]);
  const defaults = third ? [CLI_SOURCES.before, CLI_SOURCES.after] : [CLI_SOURCES.before];
  write(version, 'env', { ...sourceOf(packages, '@aztec/foundation'), defaults }, { variables: env });
  const commands = third ? new SourceIndex([CLI_COMMANDS]) : before;
  const cli = readCli(version, { before, commands });
  const cliSource = { package: '@aztec/cli', version: CLI_SOURCES.commands[generation], start: START_SOURCE };
  write(version, 'cli', cliSource, cli);
}

/** The options of `aztec start` are kept by hand, so they are renewed without the other sources. */
function updateStart(version: DocVersion): void {
  const file = path.join(ROOT, 'data', version, 'cli.json');
  const { source, tools } = JSON.parse(readFileSync(file, 'utf8')) as { source: object; tools: Tool[] };
  const aztec = tools.find((tool) => tool.name === 'aztec')!;
  aztec.commands = aztec.commands.map((command) =>
    command.name === 'start' ? describe(startCommand(version)) : command,
  );
  write(version, 'cli', { ...source, start: START_SOURCE }, { tools });
}

function subfolders(folder: string, inner: string): string[] {
  return readdirSync(folder)
    .map((name) => path.join(folder, name, inner))
    .filter((full) => existsSync(full) && !/noir-contracts|protocol-circuits|l1-artifacts|bb\.js/.test(full));
}

function sourceOf(packages: string, name: string) {
  const { version } = JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { package: name, version };
}

function write(version: DocVersion, name: string, source: object, content: object): void {
  const folder = path.join(ROOT, 'data', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify({ source, ...content }, null, 1)}\n`);
}

void main();
