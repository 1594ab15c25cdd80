import { LineCounter, parseAllDocuments } from 'yaml';
import type { Tables } from '../data';
import { didYouMean } from '../../../core/near';
import { substitutePlaceholders } from '../placeholders';
import { checkCli } from '../shell/commands';
import type { Finding, Unit } from '../types';
import { lineOf, shapeFindings } from './json';
import { isComposeFile } from './schemas';

interface Service {
  image?: string;
  environment?: Record<string, unknown> | string[];
  command?: string | string[];
}

export function checkYaml(unit: Unit, tables: Tables): Finding[] {
  const text = substitutePlaceholders(unit.text);
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter, merge: true });
  const list = Array.isArray(documents) ? documents : [];
  const errors = list.flatMap((document) => document.errors);
  if (errors.length > 0) {
    return errors.map((error) => ({
      line: error.linePos?.[0].line ?? 1,
      message: `error: ${error.message.split('\n')[0]}`,
    }));
  }
  const [document] = list;
  const value: unknown = document?.toJS();
  if (!document || !isComposeFile(unit.title)) return [];
  const services = (value as { services?: Record<string, Service> })?.services ?? {};
  const found = Object.entries(services).flatMap(([name, service]) =>
    checkService(service ?? {}, tables).map(({ path, message }) => ({
      line: lineOf(document, ['services', name, ...path], counter),
      message,
    })),
  );
  return [...shapeFindings(unit.title, value, text), ...found];
}

/** The variables and flags of a service that runs the Aztec image. */
function checkService(service: Service, tables: Tables): { path: string[]; message: string }[] {
  if (!/aztecprotocol\/aztec\b/.test(service.image ?? '')) return [];
  const environment = service.environment ?? {};
  const names = Array.isArray(environment) ? environment.map((each) => each.split('=')[0]!) : Object.keys(environment);
  const unknown = names.filter((name) => !tables.environment.has(name));
  const { command = [] } = service;
  const words = (Array.isArray(command) ? command : command.split(/\s+/)).map(String).filter(Boolean);
  const start = words.findIndex((word) => /^(supervised-)?start$/.test(word));
  const flags =
    start < 0
      ? []
      : checkCli(
          'aztec',
          words.slice(start).map((word) => word.replace(/^['"]|['"]$/g, '')),
          tables,
        );
  return [
    ...unknown.map((name) => ({
      path: ['environment', name],
      message: `${name} is no environment variable of this version.${didYouMean(name, tables.environment)}`,
    })),
    ...flags.map((message) => ({ path: ['command'], message })),
  ];
}
