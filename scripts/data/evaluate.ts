import ts from 'typescript';
import { onOption } from './options';
import { builtIn } from './builtIns';
import type { SourceIndex } from './sources';
import type { Value } from './value';

export type Scope = Map<string, Value>;

/** Reads the value of an expression without running any code; what cannot be known is undefined. */
export class Evaluator {
  private depth = 0;

  constructor(private readonly index: SourceIndex) {}

  evaluate(node: ts.Node | undefined, scope: Scope = new Map()): Value {
    if (!node || this.depth > 60) return undefined;
    this.depth += 1;
    try {
      return this.read(node, scope);
    } finally {
      this.depth -= 1;
    }
  }

  private read(node: ts.Node, scope: Scope): Value {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isBigIntLiteral(node)) return BigInt(node.text.slice(0, -1).replace(/_/g, ''));
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      return this.evaluate(node.expression, scope);
    }
    if (ts.isIdentifier(node)) return this.identifier(node, scope);
    if (ts.isTemplateExpression(node)) return this.template(node, scope);
    if (ts.isBinaryExpression(node)) return this.binary(node, scope);
    if (ts.isPrefixUnaryExpression(node)) return this.prefix(node, scope);
    if (ts.isConditionalExpression(node)) {
      return this.evaluate(node.whenTrue, scope) ?? this.evaluate(node.whenFalse, scope);
    }
    if (ts.isArrayLiteralExpression(node)) return this.array(node, scope);
    if (ts.isObjectLiteralExpression(node)) return this.object(node, scope);
    if (ts.isPropertyAccessExpression(node)) return this.property(node, scope);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) return this.call(node, scope);
    return undefined;
  }

  private identifier(node: ts.Identifier, scope: Scope): Value {
    if (scope.has(node.text)) return scope.get(node.text);
    const found = this.index.find(node.text, node.getSourceFile());
    return found && !ts.isFunctionLike(found.node) ? this.evaluate(found.node) : undefined;
  }

  private template(node: ts.TemplateExpression, scope: Scope): string {
    const spans = node.templateSpans.map((span) => `${this.evaluate(span.expression, scope)}${span.literal.text}`);
    return node.head.text + spans.join('');
  }

  private binary(node: ts.BinaryExpression, scope: Scope): Value {
    const left = this.evaluate(node.left, scope);
    const right = this.evaluate(node.right, scope);
    const numbers = typeof left === 'number' && typeof right === 'number';
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
        if (numbers) return left + right;
        return typeof left === 'string' || typeof right === 'string' ? `${left}${right}` : undefined;
      case ts.SyntaxKind.MinusToken:
        return numbers ? left - right : undefined;
      case ts.SyntaxKind.AsteriskToken:
        return numbers ? left * right : undefined;
      case ts.SyntaxKind.AsteriskAsteriskToken:
        return numbers ? left ** right : undefined;
      case ts.SyntaxKind.SlashToken:
        return numbers ? left / right : undefined;
      case ts.SyntaxKind.QuestionQuestionToken:
      case ts.SyntaxKind.BarBarToken:
        return left ?? right;
      default:
        return undefined;
    }
  }

  private prefix(node: ts.PrefixUnaryExpression, scope: Scope): Value {
    const value = this.evaluate(node.operand, scope);
    return node.operator === ts.SyntaxKind.MinusToken && typeof value === 'number' ? -value : undefined;
  }

  private array(node: ts.ArrayLiteralExpression, scope: Scope): Value[] {
    return node.elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [this.evaluate(element, scope)];
      const spread = this.evaluate(element.expression, scope);
      return Array.isArray(spread) ? spread : [];
    });
  }

  private object(node: ts.ObjectLiteralExpression, scope: Scope): Value {
    const result: { [key: string]: Value } = {};
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) Object.assign(result, this.evaluate(property.expression, scope));
      else if (ts.isShorthandPropertyAssignment(property)) {
        result[property.name.text] = this.evaluate(property.name, scope);
      } else if (ts.isPropertyAssignment(property)) {
        const name = ts.isComputedPropertyName(property.name)
          ? String(this.evaluate(property.name.expression, scope))
          : property.name.getText().replace(/^['"]|['"]$/g, '');
        result[name] = this.evaluate(property.initializer, scope);
      }
    }
    return result;
  }

  private property(node: ts.PropertyAccessExpression, scope: Scope): Value {
    const object = this.evaluate(node.expression, scope);
    return object && typeof object === 'object' && !Array.isArray(object) ? object[node.name.text] : undefined;
  }

  private call(node: ts.CallExpression | ts.NewExpression, scope: Scope): Value {
    const values = (node.arguments ?? []).map((argument) => this.evaluate(argument, scope));
    if (ts.isIdentifier(node.expression)) {
      return builtIn(node.expression.text, values) ?? this.invoke(node.expression.text, node, values);
    }
    if (!ts.isPropertyAccessExpression(node.expression)) return undefined;
    const method = node.expression.name.text;
    const target = this.evaluate(node.expression.expression, scope);
    const known =
      builtIn(`${node.expression.expression.getText()}.${method}`, values) ?? onOption(target, method, values);
    return known ?? this.staticMethod(node.expression, values) ?? (method === 'filter' ? target : undefined);
  }

  private invoke(name: string, node: ts.Node, values: Value[]): Value {
    const found = this.index.find(name, node.getSourceFile());
    return found && ts.isFunctionLike(found.node) ? this.apply(found.node, values) : undefined;
  }

  private staticMethod(access: ts.PropertyAccessExpression, values: Value[]): Value {
    if (!ts.isIdentifier(access.expression)) return undefined;
    const found = this.index.find(access.expression.text, access.getSourceFile());
    if (!found || !ts.isClassDeclaration(found.node)) return undefined;
    const method = found.node.members.find((member) => member.name?.getText() === access.name.text);
    return method && ts.isMethodDeclaration(method) ? this.apply(method, values) : undefined;
  }

  private apply(fn: ts.SignatureDeclaration, values: Value[]): Value {
    const scope: Scope = new Map(fn.parameters.map((parameter, index) => [parameter.name.getText(), values[index]]));
    const { body } = fn as ts.FunctionLikeDeclaration;
    if (!body) return undefined;
    if (!ts.isBlock(body)) return this.evaluate(body, scope);
    const result = body.statements.findLast(ts.isReturnStatement);
    return this.evaluate(result?.expression, scope);
  }
}
