/** A form's text fields; files and whatever else may have been sent are left out. */
export async function readForm(request: Request): Promise<Map<string, string>> {
  try {
    const data = await request.formData();
    return new Map(
      [...data].filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  } catch {
    // Not a form: treated as an empty one.
    return new Map();
  }
}
