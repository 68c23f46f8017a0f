// Compiles the modules of a folder by Pyodide: `node compile.mjs PYODIDE.MJS FOLDER [WHOLE/ …]`. Writes x.pyc beside each x.py.
// Modules of the folders named WHOLE keep their doc strings and types; of others, nothing reads them.
import { pathToFileURL } from "node:url";

const [pyodide, folder, ...whole] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
// The order of sets in constants depends on the hash seed: equal sources are to give equal bytecode.
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/" } });
python.FS.mkdirTree("/site");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/site");
python.globals.set("whole", python.toPy(whole));
python.runPython(`
import ast, importlib._bootstrap_external as external, importlib.util, pathlib

class Shortened(ast.NodeTransformer):
    """Leaves out doc strings and the types of functions: a third of the bytecode."""

    def visit(self, node):
        self.generic_visit(node)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not any(map(reads_types, node.decorator_list)):
            node.returns = None
            for each in ast.walk(node.args):
                if isinstance(each, ast.arg):
                    each.annotation = None
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
        return node

def reads_types(decorator):
    """True for functools.singledispatch, which chooses by the types of parameters."""
    return isinstance(decorator, ast.Attribute) and decorator.attr == "register"

for file in sorted(pathlib.Path("/site").rglob("*.py")):
    name = str(file.relative_to("/site"))
    source = file.read_bytes()
    tree = ast.parse(source, name)
    if not name.startswith(tuple(whole)):
        tree = Shortened().visit(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    data = external._code_to_hash_pyc(code, importlib.util.source_hash(source), False)
    file.with_suffix(".pyc").write_bytes(data)
`);
process.exit(0);
