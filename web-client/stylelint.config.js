/** Literal colours stand in the file of tokens only. */
export default {
    ignoreFiles: ['src/styles/tokens.css'],
    rules: {
        'color-no-hex': true,
        'color-named': 'never',
        'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    },
    overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
};
