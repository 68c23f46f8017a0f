"""Games as environments of research libraries."""
