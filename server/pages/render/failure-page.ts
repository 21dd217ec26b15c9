/** What is left to say when a page cannot be drawn: no styles, no scripts, nothing that could fail too. */
export const failurePage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
</head>
<body>
<h1>Something went wrong</h1>
<p>This page could not be shown. Try again in a moment.</p>
<p><a href="/">Home</a></p>
</body>
</html>
`;
