# Two commands set everything up on a bare Debian or macOS: `make site` and `make test`.
# Swift itself is asked for, never installed; the rest is installed if it is missing.

SHELL := /bin/bash
.DEFAULT_GOAL := site

GLOSA = $$(swift build -c release --show-bin-path)/glosa

.PHONY: site test browser search-recall build format lint conformance accuracy benchmark clean

site: build           ## Builds Glosa in release and writes this repository's own site
	@$(GLOSA) build --typecheck
	@echo "The site is at $(CURDIR)/site/index.html"

build:                ## Builds Glosa in release
	@scripts/prepare
	@echo "Building Glosa in release; the first time takes some minutes."
	@swift build -c release --product glosa

test:                 ## Runs every test, from nothing
	@scripts/prepare
	@scripts/test

browser: site         ## Walks this site's decision trees, searches it and uses the preview, in headless Chromium
	@Tests/Browser/run $(GLOSA)

search-recall: site   ## Measures the search beside Pagefind and Lunr, and what it costs on 10,000 pages
	@Benchmarks/Search/run $(GLOSA)

format:               ## Formats every Swift file
	@swift format --in-place --recursive --parallel Package.swift Plugins Sources Tests

lint:                 ## Says which Swift files are not formatted
	@swift format lint --strict --recursive --parallel Package.swift Plugins Sources Tests

conformance:          ## Runs a CommonMark specification: make conformance SPEC=spec.txt
	@test -n "$(SPEC)" || { echo "Name the specification: make conformance SPEC=path/to/spec.txt"; exit 2; }
	@scripts/prepare
	@GLOSA_SPEC="$(abspath $(SPEC))" swift test --filter SpecificationTests

accuracy:             ## Measures the rules on labelled samples: make accuracy [CORPUS=folder]
	@swift build -c release --product lint-corpus
	@$$(swift build -c release --show-bin-path)/lint-corpus accuracy \
	    Tests/AccuracyTests/Samples Tests/AccuracyTests/Samples/labels.tsv
	@test -z "$(CORPUS)" || $$(swift build -c release --show-bin-path)/lint-corpus accuracy \
	    "$(CORPUS)" Tests/AccuracyTests/corpus-labels.tsv

benchmark:            ## Measures Glosa beside Hugo and others; see Benchmarks/README.md
	@scripts/prepare
	@Benchmarks/run

clean:
	@swift package clean
