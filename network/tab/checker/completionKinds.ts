import ts from 'typescript';

/** As CodeMirror names them, which has a sign for each. */
export const KINDS = new Map<string, string>([
  [ts.ScriptElementKind.alias, 'variable'],
  [ts.ScriptElementKind.classElement, 'class'],
  [ts.ScriptElementKind.constElement, 'constant'],
  [ts.ScriptElementKind.enumElement, 'enum'],
  [ts.ScriptElementKind.functionElement, 'function'],
  [ts.ScriptElementKind.interfaceElement, 'interface'],
  [ts.ScriptElementKind.keyword, 'keyword'],
  [ts.ScriptElementKind.memberFunctionElement, 'method'],
  [ts.ScriptElementKind.memberGetAccessorElement, 'property'],
  [ts.ScriptElementKind.memberVariableElement, 'property'],
  [ts.ScriptElementKind.moduleElement, 'namespace'],
  [ts.ScriptElementKind.typeElement, 'type'],
]);
