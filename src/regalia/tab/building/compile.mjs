// Compiles the modules of a folder by Pyodide: `node compile.mjs PYODIDE.MJS FOLDER`. Writes x.pyc beside each x.py.
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
// The order of sets in constants depends on the hash seed: equal sources are to give equal bytecode.
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/" } });
python.FS.mkdirTree("/site");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/site");
python.runPython(`
import ast, importlib._bootstrap_external as external, importlib.util, pathlib, sys

OURS = ("regalia/",)

def without_doc_strings(tree):
    """Doc strings are a third of some packages; only Regalia reads its own, for the sections of rules."""
    for each in ast.walk(tree):
        if isinstance(each, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(each, clean=False) is not None:
            each.body[:1] = [] if len(each.body) > 1 else [ast.copy_location(ast.Pass(), each.body[0])]
    return tree

for file in sorted(pathlib.Path("/site").rglob("*.py")):
    name = str(file.relative_to("/site"))
    source = file.read_bytes()
    tree = ast.parse(source, name)
    if not name.startswith(OURS):
        tree = without_doc_strings(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    data = external._code_to_hash_pyc(code, importlib.util.source_hash(source), False)
    file.with_suffix(".pyc").write_bytes(data)
`);
process.exit(0);
